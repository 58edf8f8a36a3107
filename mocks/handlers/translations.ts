import { errorBody } from '../errors.ts';
import { datePatterns } from '../world/date-patterns.ts';
import { isLanguage, isSection, pageSections, sectionMessages } from '../world/messages.ts';
import type { Handler, Handlers } from './handler.ts';

const loadTranslations: Handler<'loadTranslations'> = ({ path }) => {
  const { language, dateLocale } = path;
  // The router keeps a segment whole: here its list is taken apart.
  const sections = path.sections.flatMap((names) => names.split(','));
  if (!isLanguage(language) || !isLanguage(dateLocale) || !sections.every(isSection)) {
    return { status: 404, body: errorBody('translation_not_found') };
  }
  return {
    status: 200,
    body: {
      [`core_js_${language}`]: Object.assign(
        {},
        ...pageSections.map((section) => sectionMessages(language, section)),
      ),
      ...Object.fromEntries(
        sections.map((section) => [`${section}_${language}`, sectionMessages(language, section)]),
      ),
      [`datetime_${language}`]: datePatterns(dateLocale),
    },
  };
};

export const translationCalls = { loadTranslations } satisfies Handlers;
