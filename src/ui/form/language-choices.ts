import type { components } from '#generated/app/types.ts';
import { languageCodes } from '#src/i18n/language-codes.ts';
import { languageName } from '#src/i18n/language-names.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import type { Choice } from './choices.ts';

type LanguageCode = components['schemas']['LanguageCode'];

/** The completely translated languages, and the one in use. */
export function languageChoices(inUse: string | null): Choice<LanguageCode>[] {
  return named(
    languageCodes.filter((code) => code === inUse || translatedLanguages.includes(code)),
  );
}

export function dateLocaleChoices(): Choice<LanguageCode>[] {
  return named(languageCodes);
}

/** Each by its own name, so that people find their language on a page that they cannot read. */
function named(languages: readonly LanguageCode[]): Choice<LanguageCode>[] {
  return languages
    .map((value) => ({ value, label: languageName(value), lang: value }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
