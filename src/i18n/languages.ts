import completeLanguages from './complete-languages.json';

/**
 * Languages that lack no text, by their codes (product specification, section 9), English first: those that a person can
 * choose. The others of that section are valid too, and show English where they have no text yet.
 */
export const translatedLanguages: readonly string[] = completeLanguages;

/** The development language: English, every translated text marked so that one that is not stands out. */
export const testLanguage = 'en-xa';

/** The tag of a language as browsers and `Intl` spell it: `zh-cn` → `zh-CN`. */
export function languageTag(code: string): string {
  return Intl.getCanonicalLocales(code)[0] ?? code;
}

/** Names of the languages that every page offers: to look names up is slow, and every page would do so at its start. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  [testLanguage]: 'Ŧëšŧ ļåñĝûåĝë',
};

/** A language's name in itself: `de` → `Deutsch`. */
export function languageName(code: string): string {
  const known = languageNames[code];
  if (known) return known;
  const tag = languageTag(code);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Which way a language is written; those that go from right to left, by their scripts. */
export function writingDirection(code: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(code).maximize();
  return script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr';
}
