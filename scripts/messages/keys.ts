const pluralForm = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form, which is what the code asks for. */
export function stemOf(key: string): string {
  return key.replace(pluralForm, '');
}

/** The section that a key names. */
export function groupOf(key: string): string {
  return key.includes(':') ? key.slice(0, key.indexOf(':')) : '';
}

/** The English text that a key holds, without its plural form. */
export function textOf(key: string): string {
  return stemOf(key).slice(key.indexOf(':') + 1);
}

/** Whether a key is that of one plural form. */
export function isPlural(key: string): boolean {
  return pluralForm.test(key);
}

/** The plural forms that a language has. */
export function pluralForms(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Whether a key's plural form stands for a single number, so that its text may say it in words, or not at all. */
export function namesOneNumber(key: string, language: string): boolean {
  const form = pluralForm.exec(key)?.[1];
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1000 }, (_, number) => number);
  return numbers.filter((number) => rules.select(number) === form).length === 1;
}

/** The keys that a language needs for these English ones: of a plural, those of its own forms. */
export function neededKeys(english: readonly string[], language: string): string[] {
  const forms = pluralForms(language);
  const keys = english.flatMap((key) =>
    isPlural(key) ? forms.map((form) => `${stemOf(key)}_${form}`) : [key],
  );
  return [...new Set(keys)];
}
