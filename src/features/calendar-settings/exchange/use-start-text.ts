import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import type { CalendarSettings } from '../frame/settings-part.ts';
import { useClockWriter } from '../frame/use-clock-writer.ts';

/** Writes starts of events, days or local times with an offset, as clocks of their zone show them. */
export function useStartText(dateTime: CalendarSettings['date_time']): (start: string) => string {
  const { writeDate, writeTime } = useClockWriter(dateTime);
  return (start) => {
    const [day = '', time] = start.split('T');
    const minute = dayNumber(day) * minutesPerDay;
    if (time === undefined) return writeDate(minute);
    const [hours, minutes] = time.split(':');
    const moment = minute + Number(hours) * 60 + Number(minutes);
    return `${writeDate(moment)}, ${writeTime(moment)}`;
  };
}
