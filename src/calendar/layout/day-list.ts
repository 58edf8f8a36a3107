import type { DayRange } from '#src/util/day-numbers.ts';
import { firstIndex } from '#src/util/first-index.ts';
import type { EventSpan } from '../model/event.ts';
import { monthDays } from '../model/ranges.ts';
import { groupByDay } from './day-groups.ts';

/** A place in a list of days, which is the same when other days come in above it. */
export interface RowPlace {
  /** Days since 1970. */
  readonly day: number;
  /** Among the events of the day, from 0. */
  readonly number: number;
}

/** A row in a list of days: an event on one of its days, or a day without events. */
export interface DayRow extends RowPlace {
  /** Different from that of all other rows of the list. */
  readonly id: string;
  /** Null for a day without events. */
  readonly span: EventSpan | null;
  /** The number of the day's events. */
  readonly count: number;
  /** True if the next row is in another month. */
  readonly endsMonth: boolean;
}

/**
 * Lists events by day. One of several days has a row on each of them.
 * @param spans in any order.
 * @param lastingDay has a row even without events.
 */
export function listDayRows(
  spans: readonly EventSpan[],
  days: DayRange,
  lastingDay?: number,
): DayRow[] {
  const groups = groupByDay(spans, days).filter(
    (group) => group.spans.length > 0 || group.day === lastingDay,
  );
  return groups.flatMap(({ day, spans: daySpans }, index): DayRow[] => {
    const count = daySpans.length;
    const next = groups[index + 1];
    const endsMonth = next !== undefined && next.day > monthDays(day).last;
    if (count === 0) return [{ id: `${day}`, day, number: 0, span: null, count, endsMonth }];
    return daySpans.map((span, number) => ({
      id: `${day} ${span.event.id}`,
      day,
      number,
      span,
      count,
      endsMonth: endsMonth && number === count - 1,
    }));
  });
}

/** The index of the row at a place, or the next one; the number of rows if there is none. O(log rows). */
export function rowIndexFrom(rows: readonly DayRow[], { day, number }: RowPlace): number {
  return firstIndex(rows, (row) => row.day > day || (row.day === day && row.number >= number));
}
