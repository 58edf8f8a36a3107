import type { components } from '#generated/app/types.ts';

type LanguageCode = components['schemas']['LanguageCode'];

/** Languages and date locales (product specification, section 9). */
export const languageCodes: readonly LanguageCode[] = Object.values({
  en: 'en',
  cs: 'cs',
  da: 'da',
  de: 'de',
  es: 'es',
  fi: 'fi',
  fr: 'fr',
  hr: 'hr',
  hu: 'hu',
  it: 'it',
  ja: 'ja',
  nb: 'nb',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt',
  ro: 'ro',
  ru: 'ru',
  sk: 'sk',
  sl: 'sl',
  sr: 'sr',
  sv: 'sv',
  tr: 'tr',
  'zh-cn': 'zh-cn',
  'zh-tw': 'zh-tw',
} as const satisfies { [Code in LanguageCode]: Code });

/** The code that the server knows; undefined for the development language. */
export function knownLanguageCode(code: string | null): LanguageCode | undefined {
  return languageCodes.find((languageCode) => languageCode === code);
}
