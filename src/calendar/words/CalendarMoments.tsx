import { type ReactNode, useMemo } from 'react';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { MomentsContext } from '#src/i18n/use-formats.ts';
import type { Moment } from '#src/util/dates.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import type { CalendarFormats } from './calendar-formats.ts';

interface CalendarMomentsProps {
  /** The zone of all times; null is the device's. */
  zone: string | null;
  formats: CalendarFormats;
  children: ReactNode;
}

/** Writes the moments in its content, such as when a comment was made, like the times of the calendar's events. */
export function CalendarMoments({ zone, formats, children }: CalendarMomentsProps) {
  const t = useTranslate();
  const moments = useMemo(() => {
    const minuteAt = (moment: Moment) => clockMinuteIn(zone, Date.parse(moment));
    const time = (moment: Moment) => formats.time(minuteAt(moment));
    const exact = (moment: Moment) =>
      t('calendar:%day%, %time%', {
        day: formats.fullDay(dayOfMinute(minuteAt(moment))),
        time: time(moment),
      });
    return { time, exact };
  }, [t, zone, formats]);
  return <MomentsContext value={moments}>{children}</MomentsContext>;
}
