import { minutesPerDay } from '#src/util/day-numbers.ts';
import { clockMinute, type EventSpan } from './event.ts';
import { spanTimes, type WantedTime } from './wanted-time.ts';

/**
 * When the series has an occurrence that has been moved, as long as it is now; null for one that has not been moved. An
 * occurrence that lasts all day only now, or no longer, is as long as the series' day or an hour there.
 */
export function originalTimes(span: EventSpan): WantedTime | null {
  const { event } = span;
  if (event.original_start === undefined) return null;
  const times = spanTimes(span);
  const start = clockMinute(event.original_start);
  const isAllDay = event.original_start.length <= 10;
  if (Number.isNaN(start) || (start === times.start && isAllDay === times.isAllDay)) return null;
  if (isAllDay === times.isAllDay) return { start, end: start + times.end - times.start, isAllDay };
  return { start, end: start + (isAllDay ? minutesPerDay : 60), isAllDay };
}
