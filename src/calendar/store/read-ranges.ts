/** Which days of a calendar to read, and how long to keep them. */
import type { DayRange } from '#src/util/day-numbers.ts';
import { hull } from './day-ranges.ts';
import { longestRange } from './event-calls.ts';

/** The most days to read ahead on each side. */
const longestAhead = 42;

/** The days before and after a range, to read ahead. */
export function daysAround(range: DayRange | null): DayRange[] {
  if (!range) return [];
  const length = countDays(range);
  const ahead = Math.min(length, longestAhead);
  // A year, for example, has no room for more.
  if (length + 2 * ahead > longestRange) return [];
  return [
    { first: range.last + 1, last: range.last + ahead },
    { first: range.first - ahead, last: range.first - 1 },
  ];
}

/** The days to keep once a range has been read: no more than changes can be listed for, whatever has been read late. */
export function daysToKeep(wantedRanges: readonly DayRange[], range: DayRange): DayRange {
  const shownRange = hull(wantedRanges) ?? range;
  const wholeRange = hull([shownRange, range]) ?? range;
  const keptRange = countDays(wholeRange) > longestRange ? shownRange : wholeRange;
  const room = Math.max(0, Math.floor((longestRange - countDays(keptRange)) / 2));
  return { first: keptRange.first - room, last: keptRange.last + room };
}

function countDays({ first, last }: DayRange): number {
  return last - first + 1;
}
