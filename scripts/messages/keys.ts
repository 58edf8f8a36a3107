const pluralForm = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form, as the code uses it. */
export function getStem(key: string): string {
  return key.replace(pluralForm, '');
}

/** The section that a key names. */
export function getSection(key: string): string {
  return key.includes(':') ? key.slice(0, key.indexOf(':')) : '';
}

/** The English text in a key, without its plural form. */
export function getText(key: string): string {
  return getStem(key).slice(key.indexOf(':') + 1);
}

/** The names of a text's placeholders: `%from%–%to%` has `from` and `to`. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/%(\w+)%/g)].map(([, name = '']) => name))];
}

/** Returns whether a key in the code has plural forms, as keys with `%count%` do. */
export function isCounting(key: string): boolean {
  return listPlaceholders(key).includes('count');
}

/** Returns whether a key in a language's file is that of a plural form. */
export function isPluralForm(key: string): boolean {
  return pluralForm.test(key);
}

export function pluralForms(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Returns whether a key's plural form covers a single number, so that its text may spell it out or omit it. */
export function namesOneNumber(key: string, language: string): boolean {
  const form = pluralForm.exec(key)?.[1];
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1000 }, (_, number) => number);
  return numbers.filter((number) => rules.select(number) === form).length === 1;
}

/** Returns whether the text of an entry is identical to its key, as English texts may be. */
export function repeatsKey(key: string, text: string | undefined, language: string): boolean {
  return language === 'en' && !isPluralForm(key) && text === getText(key);
}

/** The keys that a language's files have for these keys in the code, one per plural form where there are any. */
export function fileKeys(keys: readonly string[], language: string): string[] {
  const forms = pluralForms(language);
  return keys.flatMap((key) => (isCounting(key) ? forms.map((form) => `${key}_${form}`) : [key]));
}

/** The keys for which a language needs a text; in English only those whose text is not in the key. */
export function neededKeys(keys: readonly string[], language: string): string[] {
  return fileKeys(language === 'en' ? keys.filter(isCounting) : keys, language);
}
