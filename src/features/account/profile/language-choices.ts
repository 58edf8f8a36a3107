import type { components } from '#generated/app/types.ts';
import { languageName, translatedLanguages } from '#src/i18n/languages.ts';
import type { Choice } from '#src/ui/form/choices.ts';

type LanguageCode = components['schemas']['LanguageCode'];

/** Languages and date locales (product specification, section 9). */
const codes = Object.values({
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

/** The completely translated languages, and the one in use. */
export function languageChoices(inUse: LanguageCode): Choice<LanguageCode>[] {
  return named(codes.filter((code) => code === inUse || translatedLanguages.includes(code)));
}

export function dateLocaleChoices(): Choice<LanguageCode>[] {
  return named(codes);
}

/** Each by its own name, so that people find their language on a page that they cannot read. */
function named(shown: readonly LanguageCode[]): Choice<LanguageCode>[] {
  return shown
    .map((value) => ({ value, label: languageName(value), lang: value }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
