import type { DayCount } from '#src/calendar/layout/day-counts.ts';

/** The number of events of a day, and its shade. */
export interface ShadedDay extends DayCount {
  readonly level: number;
}

/**
 * Creates a function that keeps the days of a month, by its first one, until something about them changes, so that only
 * other months render again.
 */
export function createMonthCounts(): (
  first: number,
  days: readonly ShadedDay[],
) => readonly ShadedDay[] {
  const daysByMonth = new Map<number, readonly ShadedDay[]>();
  return (first, days) => {
    const before = daysByMonth.get(first);
    if (before && isSame(before, days)) return before;
    daysByMonth.set(first, days);
    return days;
  };
}

function isSame(before: readonly ShadedDay[], days: readonly ShadedDay[]): boolean {
  return days.every((day, index) => {
    const { count, level, colors } = before[index] ?? {};
    return day.count === count && day.level === level && day.colors.join() === colors?.join();
  });
}
