import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { use24hTimesAtom } from '#src/i18n/clock.ts';
import { dateWriterAtom } from '#src/i18n/formats.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { type CalendarFormats, createCalendarFormats } from './calendar-formats.ts';

/**
 * The formats of a calendar: as its settings say, otherwise as the reader prefers. The server's formats are those of the
 * reader's date locale.
 */
export function useCalendarFormats(settings: {
  use_24h_times: boolean | null;
  date_locale: string | null;
}): CalendarFormats {
  const { dateLocale } = useAtomValue(translationStateAtom);
  const has24hPreference = useAtomValue(use24hTimesAtom);
  const dates = useAtomValue(dateWriterAtom);
  const code = settings.date_locale ?? dateLocale;
  const locale = languageTag(code);
  const use24hTimes = settings.use_24h_times ?? has24hPreference;
  const writeFullDay = dates?.locale === code ? dates.writer.fullDay : undefined;
  return useMemo(
    () => createCalendarFormats(locale, use24hTimes, writeFullDay),
    [locale, use24hTimes, writeFullDay],
  );
}
