import { useAtomValue } from 'jotai';
import { use24hTimesAtom } from '#src/i18n/clock.ts';
import { clockStyle } from '#src/i18n/clock-style.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import type { CalendarSettings } from './settings-part.ts';

type Formats = Pick<CalendarSettings['date_time'], 'date_locale' | 'use_24h_times'>;

const minuteMs = 60_000;

/** Writes moments, which are minutes since 1970 as clocks show them, in the formats of the calendar or else of the reader. */
export function useClockWriter({ date_locale, use_24h_times }: Formats) {
  const { dateLocale } = useAtomValue(translationStateAtom);
  const has24hPreference = useAtomValue(use24hTimesAtom);
  const locale = languageTag(date_locale ?? dateLocale);
  const clock = clockStyle(use_24h_times ?? has24hPreference);
  const write = (options: Intl.DateTimeFormatOptions) => (minute: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(minute * minuteMs);
  return {
    locale,
    writeDate: write({ dateStyle: 'full' }),
    writeTime: write(clock),
  };
}
