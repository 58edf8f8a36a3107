import { useMemo } from 'react';
import { useShownTexts } from '#src/i18n/i18n.ts';
import { languageTag } from '#src/i18n/languages.ts';

/** A Sunday, in milliseconds since 1970. */
const sunday = Date.UTC(2023, 0, 1);
const dayMs = 86_400_000;

/** The names of the weekdays in the page's language, Sunday first. */
export function useWeekdays(): readonly string[] {
  const { language } = useShownTexts();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(languageTag(language), {
      weekday: 'long',
      timeZone: 'UTC',
    });
    return Array.from({ length: 7 }, (_, index) => format.format(sunday + index * dayMs));
  }, [language]);
}
