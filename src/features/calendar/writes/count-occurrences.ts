import { listEvents } from '#generated/calendar/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import { type CalendarEvent, originalMinute } from '#src/calendar/model/event.ts';
import { parseRecurrence } from '#src/calendar/model/recurrence.ts';
import { type DayRange, dayAt, dayNumber } from '#src/util/day-numbers.ts';
import type { ReadableCalendar } from '../calendar-loader.ts';

/** How many occurrences of one or more series there are around one of each. */
export interface OccurrenceCount {
  /** The occurrence itself, and those after it within a year; events that happen once, too. */
  readonly following: number;
  /** Those before it within a year. */
  readonly earlier: number;
  /** Whether there are more than `following`. */
  readonly goesOn: boolean;
}

/** How far to look, in days. */
const yearAhead = 365;

/**
 * Counts the occurrences of series around one of each, which only the server knows, and events that happen once as they
 * are; null if it cannot be asked now. Those of several series are counted around the earliest day.
 */
export async function countOccurrences(
  { address, memory }: Pick<ReadableCalendar, 'address' | 'memory'>,
  events: readonly CalendarEvent[],
): Promise<OccurrenceCount | null> {
  const repeated = events.filter(({ series_id }) => series_id !== undefined);
  const day = Math.min(...repeated.map(startDay));
  const read = async ({ first, last }: DayRange): Promise<CalendarEvent[]> => {
    const query = {
      start_date: dayAt(first),
      end_date: dayAt(last),
      sub_calendar_ids: [...new Set(repeated.flatMap((event) => event.sub_calendar_ids))],
      ...(memory.zone !== undefined && { tz: memory.zone }),
    };
    const range = await listEvents({ path: { calendar: address }, query });
    return range?.results ?? [];
  };
  try {
    const [earlier, later] = await Promise.all([
      read({ first: day - yearAhead, last: day - 1 }),
      read({ first: day, last: day + yearAhead }),
    ]);
    const bySeries = Map.groupBy([...earlier, ...later], ({ series_id }) => series_id);
    const counts = repeated.map((event) =>
      countAround(event, bySeries.get(event.series_id) ?? [], day + yearAhead),
    );
    return {
      following: sum(counts.map(({ following }) => following)) + events.length - repeated.length,
      earlier: sum(counts.map(({ earlier }) => earlier)),
      goesOn: counts.some(({ goesOn }) => goesOn),
    };
  } catch (error) {
    // The question can be answered without the numbers.
    if (!(error instanceof RequestError)) throw error;
    return null;
  }
}

/** @param found what has been read of its series, until a day. */
function countAround(
  event: CalendarEvent,
  found: readonly CalendarEvent[],
  lastDay: number,
): OccurrenceCount {
  const minutes = [...new Map(found.map((one) => [one.id, originalMinute(one)])).values()];
  const from = originalMinute(event);
  const following = minutes.filter((minute) => minute >= from).length;
  return {
    following,
    earlier: minutes.length - following,
    goesOn: goesOnAfter(event, lastDay, minutes.length),
  };
}

function startDay({ start }: CalendarEvent): number {
  return dayNumber(start);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Whether a series has occurrences after a day, as far as its rule tells. */
function goesOnAfter({ rrule, start }: CalendarEvent, day: number, found: number): boolean {
  const end = rrule === undefined ? undefined : parseRecurrence(rrule, start)?.end;
  if (!end || end.kind === 'never') return true;
  return end.kind === 'count' ? end.count > found : dayNumber(end.until) > day;
}
