import { errorBody } from '../http/errors.ts';
import { assetsVersion } from '../translations/assets-version.ts';
import {
  isDateLocale,
  isLanguage,
  isSection,
  translationSections,
} from '../translations/messages.ts';
import type { Handlers } from './handler.ts';

export const translationCalls = {
  getTranslations({ path }) {
    const { language, dateLocale, sections } = path;
    const isCurrent = path.assetsVersion === assetsVersion;
    if (
      !isCurrent ||
      !isLanguage(language) ||
      !isDateLocale(dateLocale) ||
      !sections.every(isSection)
    ) {
      return { status: 404, body: errorBody('translation_not_found') };
    }
    return { status: 200, body: translationSections(sections, language, dateLocale) };
  },
} satisfies Handlers;
