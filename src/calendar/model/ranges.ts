/** The ranges that views show. Each returns whole days; hidden weekends stay in them. */

import { type DayRange, dateParts, firstOfMonth, startOfWeek } from '#src/util/day-numbers.ts';
import type { WeekRule } from '#src/util/week-rule.ts';
import { type CalendarWeek, nearestShownDay, nextDay } from './week.ts';

/** A day's month, in whole weeks: 28 to 42 days. */
export function monthRange(day: number, rule: WeekRule): DayRange {
  const { first, last } = monthDays(day);
  return { first: startOfWeek(first, rule), last: startOfWeek(last, rule) + 6 };
}

/** The same, without a week of which only hidden days are in the month. */
export function shownMonthRange(day: number, week: CalendarWeek): DayRange {
  const { first, last } = monthDays(day);
  return {
    first: startOfWeek(nextDay(first - 1, 1, week), week.rule),
    last: startOfWeek(nextDay(last + 1, -1, week), week.rule) + 6,
  };
}

/** A day's month, without the days around it. */
export function monthDays(day: number): DayRange {
  const { year, month } = dateParts(day);
  return { first: firstOfMonth(year, month), last: firstOfMonth(year, month + 1) - 1 };
}

/** Some weeks, beginning with a day's own. */
export function weeksRange(day: number, weeks: number, rule: WeekRule): DayRange {
  const first = startOfWeek(day, rule);
  return { first, last: first + 7 * weeks - 1 };
}

/** Some days, beginning with this one. */
export function daysRange(first: number, days: number): DayRange {
  return { first, last: first + days - 1 };
}

/** Some days that a week shows, beginning with this one, or the next one if it is hidden. */
export function shownDaysRange(day: number, days: number, week: CalendarWeek): DayRange {
  const first = nearestShownDay(day, week);
  let last = first;
  for (let count = 1; count < days; count++) last = nextDay(last, 1, week);
  return { first, last };
}

/** A day's year. */
export function yearRange(day: number): DayRange {
  const { year } = dateParts(day);
  return { first: firstOfMonth(year, 1), last: firstOfMonth(year + 1, 1) - 1 };
}
