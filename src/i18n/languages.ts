import completeLanguages from './complete-languages.json';

/**
 * The completely translated languages by code (product specification, section 9), English first. Users can choose them.
 * The section's other languages are valid too and fall back to English.
 */
export const translatedLanguages: readonly string[] = completeLanguages;

/** The development language: English with every translated text marked, so that untranslated ones stand out. */
export const testLanguage = 'en-xa';

/** A language's tag as browsers and `Intl` spell it: `zh-cn` → `zh-CN`. */
export function languageTag(code: string): string {
  return Intl.getCanonicalLocales(code)[0] ?? code;
}

/** A language's writing direction, by its script. */
export function writingDirection(code: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(code).maximize();
  return script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr';
}
