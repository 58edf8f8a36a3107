import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { use24hTimesAtom } from '#src/i18n/clock.ts';
import { clockStyle } from '#src/i18n/clock-style.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { type Day, isDay } from '#src/util/dates.ts';
import { localTime, shownTime, type UpcomingEvent } from './upcoming-days.ts';

/** Writes when an event is, on one of its days: 17:30 – 19:00, "All day", "Until Mar 4, 2026". */
export function useTimeText(): (event: UpcomingEvent, day: Day) => string {
  const t = useTranslate();
  const { day: writeDay } = useFormats();
  const locale = useDateLocale();
  const use24hTimes = useAtomValue(use24hTimesAtom);
  const clock = useMemo(
    () => new Intl.DateTimeFormat(locale, { ...clockStyle(use24hTimes), timeZone: 'UTC' }),
    [locale, use24hTimes],
  );
  const write = (time: string | Day) =>
    isDay(time) ? writeDay(time) : clock.format(localTime(time));
  return (event, day) => {
    const { start, end } = shownTime(event, day);
    if (start && end) return `${write(start)} – ${write(end)}`;
    if (start) return write(start);
    return end ? t('dashboard:Until %time%', { time: write(end) }) : t('dashboard:All day');
  };
}
