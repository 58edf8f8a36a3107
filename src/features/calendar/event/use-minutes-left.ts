import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useNow } from '../use-now.ts';

/** For how many more minutes the visitor may change an event, 0 if that is over; null without a limit. */
export function useMinutesLeft(
  { until }: CalendarEvent['rights'],
  zone: string | null,
): number | null {
  const now = useNow(zone);
  const end = until === null ? null : clockMinuteIn(zone, Date.parse(until));
  return end === null ? null : Math.max(0, end - now);
}
