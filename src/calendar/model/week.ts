import {
  type DayRange,
  dateParts,
  daysIn,
  firstOfMonth,
  startOfWeek,
  weekday,
} from '#src/util/day-numbers.ts';
import type { WeekRule } from '#src/util/week-rule.ts';
import { weekRule } from '#src/util/week-rule.ts';

/** The rules by which a calendar shows weeks. */
export interface CalendarWeek {
  readonly rule: WeekRule;
  /** True if Saturday and Sunday are left out. */
  readonly hidesWeekend: boolean;
  /** True if weeks have their numbers beside them. */
  readonly hasNumbers: boolean;
}

/**
 * The week of a calendar; what its settings leave open is as the hosting page says (product specification, section 4).
 * @param settings `weekStart` is 0 (Sunday) to 6 (Saturday).
 */
export function calendarWeek(
  settings: { weekStart: number | null; hideWeekend: boolean | null; hasNumbers?: boolean },
  defaults: { weekStart: number; hideWeekend: boolean },
): CalendarWeek {
  const hideWeekend = settings.hideWeekend ?? defaults.hideWeekend;
  return {
    rule: weekRule({ weekStart: settings.weekStart ?? defaults.weekStart, hideWeekend }),
    hidesWeekend: hideWeekend,
    hasNumbers: settings.hasNumbers ?? false,
  };
}

/** The days of a range that a week shows. */
export function shownDays(range: DayRange, { hidesWeekend }: CalendarWeek): number[] {
  const days = daysIn(range);
  return hidesWeekend ? days.filter((day) => !isWeekend(day)) : days;
}

/** Returns whether a week shows at least one of some days, in a range if there is one. */
export function showsAny(days: DayRange, week: CalendarWeek, range: DayRange = days): boolean {
  const first = Math.max(days.first, range.first);
  return nextDay(first - 1, 1, week) <= Math.min(days.last, range.last);
}

/** The day itself, or the next one if it is hidden; the one before if that is beyond a range. */
export function nearestShownDay(day: number, week: CalendarWeek, range?: DayRange): number {
  const next = nextDay(day - 1, 1, week);
  return range && next > range.last ? nextDay(day + 1, -1, week) : next;
}

/** The next (1) or previous (-1) day that is not a hidden weekend. */
export function nextDay(from: number, by: number, { hidesWeekend }: CalendarWeek): number {
  let day = from + by;
  while (hidesWeekend && isWeekend(day)) day += by;
  return day;
}

/** Returns whether a day is a Saturday or a Sunday. */
function isWeekend(day: number): boolean {
  return weekday(day) % 6 === 0;
}

/** The number of a day's week. The first days of January may belong to the last week of the year before. */
export function weekNumber(day: number, rule: WeekRule): number {
  const { year } = dateParts(day);
  const first = [year + 1, year, year - 1]
    .map((weekYear) =>
      startOfWeek(firstOfMonth(weekYear, 1) + rule.firstWeekContainsDate - 1, rule),
    )
    .find((start) => start <= day);
  return first === undefined ? 1 : Math.floor((day - first) / 7) + 1;
}

/** Numbers weeks by their first day, where a calendar shows that. */
export type WeekNumbers = (first: number) => number;

/** The numbers of a calendar's weeks; null if it does not show them. */
export function weekNumbers({ rule, hasNumbers }: CalendarWeek): WeekNumbers | null {
  return hasNumbers ? (first) => weekNumber(first, rule) : null;
}
