import { type DayRange, daysIn } from '#src/util/day-numbers.ts';
import { compareSpans, type EventSpan, takesWholeDay } from '../model/event.ts';

/** The events of a day, for lists. */
export interface DayGroup {
  /** Days since 1970. */
  readonly day: number;
  /** Those that take the whole day first, then by time. */
  readonly spans: readonly EventSpan[];
}

/**
 * Groups events by day. One of several days is in the group of each of them.
 * @param spans in any order.
 * @param days the groups to return; those without events are empty.
 */
export function groupByDay(spans: readonly EventSpan[], days: DayRange): DayGroup[] {
  const groups = daysIn(days).map((day) => new Group(day));
  for (const span of [...spans].sort(compareSpans)) {
    const last = Math.min(span.days.last, days.last);
    for (let day = Math.max(span.days.first, days.first); day <= last; day++) {
      groups[day - days.first]?.add(span);
    }
  }
  return groups.map(({ day, spans: sorted }) => ({ day, spans: sorted }));
}

class Group {
  readonly day: number;
  readonly #wholeDay: EventSpan[] = [];
  readonly #others: EventSpan[] = [];

  constructor(day: number) {
    this.day = day;
  }

  add(span: EventSpan): void {
    (takesWholeDay(span, this.day) ? this.#wholeDay : this.#others).push(span);
  }

  get spans(): EventSpan[] {
    return [...this.#wholeDay, ...this.#others];
  }
}
