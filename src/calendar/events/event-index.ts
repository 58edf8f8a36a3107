import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import { compareSpans, type EventSpan } from '../model/event.ts';

/** Finds the events of a range among many. */
export interface EventIndex {
  /** The events that touch a range, in the order of all views. */
  find: (range: DayRange) => EventSpan[];
}

/** Indexes events; O(n log n) once, then O(log n) and the events of about the range. */
export function indexEvents(spans: Iterable<EventSpan>): EventIndex {
  const sorted = [...spans].sort(compareSpans);
  const longest = sorted.reduce((most, { days }) => Math.max(most, days.last - days.first), 0);
  return {
    find: (range) => {
      const found: EventSpan[] = [];
      for (let index = firstFrom(sorted, range.first - longest); index < sorted.length; index++) {
        const span = sorted[index];
        if (!span || span.days.first > range.last) break;
        if (overlaps(span.days, range)) found.push(span);
      }
      return found;
    },
  };
}

/** Index of the first event that begins on a day or later. */
function firstFrom(sorted: readonly EventSpan[], day: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.days.first ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
