import { listEvents } from '#generated/calendar/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import { type CalendarEvent, clockMinute } from '#src/calendar/model/event.ts';
import { parseRecurrence } from '#src/calendar/model/recurrence.ts';
import { type DayRange, dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import type { ReadableCalendar } from '../calendar-loader.ts';

/** How many occurrences of a series there are around one of them. */
export interface OccurrenceCount {
  /** The occurrence itself, and those after it within a year. */
  readonly following: number;
  /** Those before it within a year. */
  readonly earlier: number;
  /** Whether there are more than `following`. */
  readonly goesOn: boolean;
}

/** How far to look, in days. */
const yearAhead = 365;

/** Counts the occurrences of a series, which only the server knows; null if it cannot be asked now. */
export async function countOccurrences(
  { address, memory }: Pick<ReadableCalendar, 'address' | 'memory'>,
  event: CalendarEvent,
): Promise<OccurrenceCount | null> {
  const day = Math.floor(clockMinute(event.start) / minutesPerDay);
  const read = async ({ first, last }: DayRange): Promise<CalendarEvent[]> => {
    const query = {
      start_date: dayAt(first),
      end_date: dayAt(last),
      sub_calendar_ids: event.sub_calendar_ids,
      ...(memory.zone !== undefined && { tz: memory.zone }),
    };
    const range = await listEvents({ path: { calendar: address }, query });
    return range?.results.filter(({ series_id }) => series_id === event.series_id) ?? [];
  };
  try {
    const [earlier, later] = await Promise.all([
      read({ first: day - yearAhead, last: day - 1 }),
      read({ first: day, last: day + yearAhead }),
    ]);
    const all = new Map([...earlier, ...later].map((one) => [one.id, originalMinute(one)]));
    const from = originalMinute(event);
    const following = [...all.values()].filter((minute) => minute >= from).length;
    return {
      following,
      earlier: all.size - following,
      goesOn: goesOnAfter(event, day + yearAhead, all.size),
    };
  } catch (error) {
    // The question can be answered without the numbers.
    if (!(error instanceof RequestError)) throw error;
    return null;
  }
}

function originalMinute({ original_start, start }: CalendarEvent): number {
  return clockMinute(original_start ?? start);
}

/** Whether a series has occurrences after a day, as far as its rule tells. */
function goesOnAfter({ rrule, start }: CalendarEvent, day: number, found: number): boolean {
  const end = rrule === undefined ? undefined : parseRecurrence(rrule, start)?.end;
  if (!end || end.kind === 'never') return true;
  return end.kind === 'count' ? end.count > found : dayNumber(end.until) > day;
}
