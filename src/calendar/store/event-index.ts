import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import { firstIndex } from '#src/util/first-index.ts';
import { compareSpans, type EventSpan } from '../model/event.ts';

/** Finds the events that touch a range among many, in the order of all views. */
export type EventIndex = (range: DayRange) => EventSpan[];

/** Indexes events; O(n log n) once, then O(log n) and the events of about the range. */
export function indexEvents(spans: Iterable<EventSpan>): EventIndex {
  const sortedSpans = [...spans].sort(compareSpans);
  const longest = sortedSpans.reduce((most, { days }) => Math.max(most, days.last - days.first), 0);
  return (range) => {
    const first = firstIndex(sortedSpans, ({ days }) => days.first >= range.first - longest);
    const end = firstIndex(sortedSpans, ({ days }) => days.first > range.last);
    return sortedSpans.slice(first, end).filter(({ days }) => overlaps(days, range));
  };
}
