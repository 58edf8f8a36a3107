/**
 * Days and times as whole numbers, which layout compares and subtracts. There is no `Date` and no time zone here: an event
 * is placed by the local part of its times alone, so days of 23 or 25 hours need no special case.
 */
import { type Day, isDay } from './dates.ts';

/** Minutes of a day on the clock, also on days when clocks change. */
export const minutesPerDay = 1440;

/** The first and the last day that calendars can have events on, as days since 1970. */
export const firstSupportedDay = dayNumber('1900-01-01');
export const lastSupportedDay = dayNumber('2199-12-31');

/** Some days in a row, as days since 1970; both ends are included. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** The number of days from 1970-01-01 to a day. `NaN` if the text is none. */
export function dayNumber(text: string): number {
  return daysSince1970(
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)),
    Number(text.slice(8, 10)),
  );
}

/** The day on which clocks show a minute, both counted since 1970-01-01T00:00 on the clock. */
export function dayOfMinute(minute: number): number {
  return Math.floor(minute / minutesPerDay);
}

/**
 * The day this many days after 1970-01-01.
 * @throws RangeError if its year does not have four digits.
 */
export function dayAt(number: number): Day {
  const { year, month, day } = dateParts(number);
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  if (!isDay(text)) throw new RangeError(`There is no day ${number} days after 1970-01-01.`);
  return text;
}

/** Year, month (1–12) and day of the month (1–31) of a day since 1970. */
export function dateParts(number: number): { year: number; month: number; day: number } {
  // Counts from March, so that the leap day is a year's last, in cycles of 400 years (146,097 days).
  const shiftedNumber = number + 719_468;
  const cycle = Math.floor(shiftedNumber / 146_097);
  const dayOfCycle = shiftedNumber - cycle * 146_097;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** The weekday of a day since 1970, 0 (Sunday) to 6 (Saturday). */
export function weekday(number: number): number {
  return modulo(number + 4, 7);
}

/** The first day of a month. Months outside 1–12 are those of the years before or after. */
export function firstOfMonth(year: number, month: number): number {
  return daysSince1970(year + Math.floor((month - 1) / 12), modulo(month - 1, 12) + 1, 1);
}

/** The same day some months later, or the month's last if it is shorter. */
export function addMonths(number: number, months: number): number {
  const { year, month, day } = dateParts(number);
  const first = firstOfMonth(year, month + months);
  const last = firstOfMonth(year, month + months + 1) - 1;
  return Math.min(first + day - 1, last);
}

/** The days of a range, first to last. */
export function daysIn({ first, last }: DayRange): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Returns whether two ranges have a day in common. */
export function overlaps(range: DayRange, otherRange: DayRange): boolean {
  return range.first <= otherRange.last && otherRange.first <= range.last;
}

/** Moves a day into the supported years. */
export function supportedDay(number: number): number {
  return Math.min(lastSupportedDay, Math.max(firstSupportedDay, number));
}

function daysSince1970(year: number, month: number, day: number): number {
  const yearFromMarch = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(yearFromMarch / 400);
  const yearOfCycle = yearFromMarch - cycle * 400;
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const dayOfCycle =
    yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * 146_097 + dayOfCycle - 719_468;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** The first day of a day's week, both as days since 1970. */
export function startOfWeek(day: number, { weekStartsOn }: { weekStartsOn: number }): number {
  return day - ((weekday(day) - weekStartsOn + 7) % 7);
}
