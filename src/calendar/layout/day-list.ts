import type { DayRange } from '#src/util/day-numbers.ts';
import { firstIndex } from '#src/util/first-index.ts';
import type { EventSpan } from '../model/event.ts';
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
  return groupByDay(spans, days).flatMap(({ day, spans: daySpans }): DayRow[] => {
    const count = daySpans.length;
    if (count === 0 && day === lastingDay) {
      return [{ id: `${day}`, day, number: 0, span: null, count }];
    }
    return daySpans.map((span, number) => ({
      id: `${day} ${span.event.id}`,
      day,
      number,
      span,
      count,
    }));
  });
}

/** The index of the row at a place, or the next one; the number of rows if there is none. O(log rows). */
export function rowIndexFrom(rows: readonly DayRow[], { day, number }: RowPlace): number {
  return firstIndex(rows, (row) => row.day > day || (row.day === day && row.number >= number));
}
