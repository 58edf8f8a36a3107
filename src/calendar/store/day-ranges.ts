/** Sets of days as sorted ranges that do not touch each other. */
import type { DayRange } from '#src/util/day-numbers.ts';

export type DaySet = readonly DayRange[];

/** The days of a set and of a range. */
export function withRange(set: DaySet, range: DayRange): DayRange[] {
  const apart = set.filter(({ first, last }) => last < range.first - 1 || first > range.last + 1);
  const joinedRanges = set.filter((dayRange) => !apart.includes(dayRange));
  const first = Math.min(range.first, ...joinedRanges.map((dayRange) => dayRange.first));
  const last = Math.max(range.last, ...joinedRanges.map((dayRange) => dayRange.last));
  return [...apart, { first, last }].sort((a, b) => a.first - b.first);
}

/** The days of a set that are in a range, too. */
export function withinRange(set: DaySet, range: DayRange): DayRange[] {
  return set
    .map(({ first, last }) => ({
      first: Math.max(first, range.first),
      last: Math.min(last, range.last),
    }))
    .filter(({ first, last }) => first <= last);
}

/** The days of a range that are not in a set. */
export function missingDays(set: DaySet, range: DayRange): DayRange[] {
  const missing: DayRange[] = [];
  let { first } = range;
  for (const part of withinRange(set, range)) {
    if (part.first > first) missing.push({ first, last: part.first - 1 });
    first = part.last + 1;
  }
  if (first <= range.last) missing.push({ first, last: range.last });
  return missing;
}

/** The range from the first to the last of these; null if there are none. */
export function hull(ranges: readonly DayRange[]): DayRange | null {
  if (ranges.length === 0) return null;
  return {
    first: Math.min(...ranges.map(({ first }) => first)),
    last: Math.max(...ranges.map(({ last }) => last)),
  };
}
