import { listEvents } from '#generated/calendar/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import { type CalendarEvent, originalMinute } from '#src/calendar/model/event.ts';
import { parseRecurrence } from '#src/calendar/model/recurrence.ts';
import { type DayRange, dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';

/** The number of occurrences of one or more series. */
export interface OccurrenceCount {
  /** One occurrence of each, and those after it within a year; events that happen once, too. */
  readonly following: number;
  /** Those in the year before today. */
  readonly past: number;
  /** All of them, as far as they are not more than a year before; null if there are more than `following`. */
  readonly total: number | null;
}

/** The number of days to look ahead. */
const year = 365;

/**
 * Counts the occurrences of series around one of each, which only the server knows, and events that happen once as they
 * are; null if it cannot be asked now. Those of several series are counted around the earliest day.
 */
export async function countOccurrences(
  { address, memory }: Pick<ReadableCalendar, 'address' | 'memory'>,
  events: readonly CalendarEvent[],
  today: number,
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
    const found = await Promise.all(rangesAround(day, today).map(read));
    const bySeries = Map.groupBy(found.flat(), ({ series_id }) => series_id);
    const counts = repeated.map((event) =>
      countSeries(event, bySeries.get(event.series_id) ?? [], { day, today }),
    );
    const once = events.length - repeated.length;
    const totals = counts.flatMap(({ total }) => total ?? []);
    return {
      following: sum(counts.map(({ following }) => following)) + once,
      past: sum(counts.map(({ past }) => past)),
      total: totals.length === counts.length ? sum(totals) + once : null,
    };
  } catch (error) {
    // The question can be answered without the numbers.
    if (!(error instanceof RequestError)) throw error;
    return null;
  }
}

/** A year before and after a day, and the year before today. A call may have a little more than a year. */
function rangesAround(day: number, today: number): DayRange[] {
  const around = [
    { first: day - year, last: day - 1 },
    { first: day, last: day + year },
  ];
  const hasPast = day <= today && today <= day + year;
  return hasPast ? around : [...around, { first: today - year, last: today - 1 }];
}

/** @param found what has been read of its series. */
function countSeries(
  event: CalendarEvent,
  found: readonly CalendarEvent[],
  { day, today }: { day: number; today: number },
): OccurrenceCount {
  const minutes = [...new Map(found.map((one) => [one.id, originalMinute(one)])).values()];
  const [from, to] = [originalMinute(event), (day + year + 1) * minutesPerDay];
  const isPast = (minute: number) =>
    minute >= (today - year) * minutesPerDay && minute < today * minutesPerDay;
  return {
    following: minutes.filter((minute) => minute >= from && minute < to).length,
    past: minutes.filter(isPast).length,
    total:
      minutes.some((minute) => minute >= to) || goesOnAfter(event, day + year, minutes.length)
        ? null
        : minutes.length,
  };
}

function startDay({ start }: CalendarEvent): number {
  return dayNumber(start);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns whether a series has occurrences after a day, as far as its rule tells. */
function goesOnAfter({ rrule, start }: CalendarEvent, day: number, found: number): boolean {
  const end = rrule === undefined ? undefined : parseRecurrence(rrule, start)?.end;
  if (!end || end.kind === 'never') return true;
  return end.kind === 'count' ? end.count > found : dayNumber(end.until) > day;
}
