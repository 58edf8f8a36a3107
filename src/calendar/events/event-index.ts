import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import { firstIndex } from '#src/util/first-index.ts';
import { compareSpans, type EventSpan } from '../model/event.ts';

/** Finds the events that touch a range among many, in the order of all views. */
export type EventIndex = (range: DayRange) => EventSpan[];

/** Indexes events; O(n log n) once, then O(log n) and the events of about the range. */
export function indexEvents(spans: Iterable<EventSpan>): EventIndex {
  const sorted = [...spans].sort(compareSpans);
  const longest = sorted.reduce((most, { days }) => Math.max(most, days.last - days.first), 0);
  return (range) => {
    const first = firstIndex(sorted, ({ days }) => days.first >= range.first - longest);
    const end = firstIndex(sorted, ({ days }) => days.first > range.last);
    return sorted.slice(first, end).filter(({ days }) => overlaps(days, range));
  };
}
