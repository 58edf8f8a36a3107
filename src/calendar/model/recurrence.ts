/**
 * Recurrence rules of RFC 5545 that people can read and edit here. The server expands rules; a rule that is not among these
 * stays as it is.
 */
import { type Day, isDay, type Moment } from '#src/util/dates.ts';
import { dateParts, dayNumber, weekday } from '#src/util/day-numbers.ts';

export type RecurrencePattern =
  | { readonly kind: 'daily' }
  /** Monday to Friday. */
  | { readonly kind: 'weekdays' }
  /** Weekdays 0 (Sunday) to 6 (Saturday), beginning with Monday. */
  | { readonly kind: 'weekly'; readonly weekdays: readonly number[] }
  /** On a day of the month, 1–31. Shorter months are skipped. */
  | { readonly kind: 'monthly'; readonly day: number }
  /** On a weekday's first to fifth occurrence in the month; -1 is the last one. */
  | { readonly kind: 'monthlyByWeekday'; readonly weekday: number; readonly week: number }
  /** Month 1–12. */
  | { readonly kind: 'yearly'; readonly month: number; readonly day: number };

export type RecurrenceEnd =
  | { readonly kind: 'never' }
  | { readonly kind: 'count'; readonly count: number }
  /** The last day of an event that lasts all day, otherwise the last moment at which it may begin. */
  | { readonly kind: 'until'; readonly until: Day | Moment };

/** The recurrence of an event: the parts of a sentence, and the fields of a form. */
export interface Recurrence {
  readonly pattern: RecurrencePattern;
  /** 2 for every other day, week, month or year. */
  readonly interval: number;
  readonly end: RecurrenceEnd;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const mondayToFriday = [1, 2, 3, 4, 5];

/**
 * Reads a rule.
 * @param start when the series starts, which gives what the rule leaves open.
 * @returns null for a rule that is not one of these patterns.
 */
export function parseRecurrence(rule: string, start: string): Recurrence | null {
  const parts = new Map(rule.split(';').map((part) => readPart(part)));
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const frequency = take('FREQ');
  const interval = readCount(take('INTERVAL') ?? '1');
  const end = readEnd(take('COUNT'), take('UNTIL'));
  const weekStart = take('WKST') ?? 'MO';
  const pattern = readPattern(frequency, take, dayNumber(start));
  if (!pattern || interval === null || end === null || parts.size > 0) return null;
  // Every other week, Sunday and Monday are in the same week or not, depending on the day with which weeks begin.
  if (interval > 1 && !isSameFrom(weekdayNames.indexOf(weekStart), pattern)) return null;
  const isWorkWeek =
    pattern.kind === 'weekly' &&
    interval === 1 &&
    pattern.weekdays.join() === mondayToFriday.join();
  return { pattern: isWorkWeek ? { kind: 'weekdays' } : pattern, interval, end };
}

/** Writes a rule, so that `parseRecurrence` reads the same. */
export function formatRecurrence({ pattern, interval, end }: Recurrence): string {
  const parts = [
    ...patternParts(pattern),
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...endParts(end),
  ];
  return parts.join(';');
}

function readPart(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=');
  return [name, value];
}

function readPattern(
  frequency: string | undefined,
  take: (name: string) => string | undefined,
  start: number,
): RecurrencePattern | null {
  if (frequency === 'DAILY') return { kind: 'daily' };
  if (frequency === 'WEEKLY') {
    const weekdays = readWeekdays(take('BYDAY') ?? weekdayNames[weekday(start)]);
    return weekdays && { kind: 'weekly', weekdays };
  }
  if (frequency === 'MONTHLY') return readMonthly(take, start);
  if (frequency !== 'YEARLY') return null;
  const month = readCount(take('BYMONTH') ?? String(dateParts(start).month), 12);
  const day = readCount(take('BYMONTHDAY') ?? String(dateParts(start).day), 31);
  return month === null || day === null ? null : { kind: 'yearly', month, day };
}

function readMonthly(
  take: (name: string) => string | undefined,
  start: number,
): RecurrencePattern | null {
  const byDay = take('BYDAY');
  const position = take('BYSETPOS');
  if (byDay !== undefined) return readMonthlyWeekday(`${position ?? ''}${byDay}`);
  if (position !== undefined) return null;
  const day = readCount(take('BYMONTHDAY') ?? String(dateParts(start).day), 31);
  return day === null ? null : { kind: 'monthly', day };
}

function readWeekdays(text: string | undefined): number[] | null {
  const numbers = text?.split(',').map((name) => weekdayNames.indexOf(name)) ?? [];
  if (numbers.length === 0 || numbers.includes(-1)) return null;
  return [...new Set(numbers)].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
}

/** Returns whether the weekdays of a pattern are in the same order in weeks that begin with another day than Monday. */
function isSameFrom(weekStart: number, pattern: RecurrencePattern): boolean {
  if (pattern.kind !== 'weekly') return true;
  const places = pattern.weekdays.map((day) => (day - weekStart + 7) % 7);
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
}

/** @param text such as `1MO` or `-1FR`. */
function readMonthlyWeekday(text: string): RecurrencePattern | null {
  const [, week = '', name = ''] = /^(-1|[1-5])([A-Z]{2})$/.exec(text) ?? [];
  const day = weekdayNames.indexOf(name);
  return day === -1 ? null : { kind: 'monthlyByWeekday', weekday: day, week: Number(week) };
}

function readEnd(count: string | undefined, until: string | undefined): RecurrenceEnd | null {
  if (count !== undefined) {
    const number = until === undefined ? readCount(count) : null;
    return number === null ? null : { kind: 'count', count: number };
  }
  if (until === undefined) return { kind: 'never' };
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until);
  if (!match) return null;
  const [, year, month, date, hour, minute, second] = match;
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return null;
  return hour === undefined
    ? { kind: 'until', until: day }
    : { kind: 'until', until: `${day}T${hour}:${minute}:${second}Z` };
}

function readCount(text: string, max = 99_999): number | null {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= max ? Number(text) : null;
}

function patternParts(pattern: RecurrencePattern): string[] {
  const names = (days: readonly number[]) => days.map((day) => weekdayNames[day]).join();
  switch (pattern.kind) {
    case 'daily':
      return ['FREQ=DAILY'];
    case 'weekdays':
      return ['FREQ=WEEKLY', `BYDAY=${names(mondayToFriday)}`];
    case 'weekly':
      return ['FREQ=WEEKLY', `BYDAY=${names(pattern.weekdays)}`];
    case 'monthly':
      return ['FREQ=MONTHLY', `BYMONTHDAY=${pattern.day}`];
    case 'monthlyByWeekday':
      return ['FREQ=MONTHLY', `BYDAY=${pattern.week}${names([pattern.weekday])}`];
    case 'yearly':
      return ['FREQ=YEARLY', `BYMONTH=${pattern.month}`, `BYMONTHDAY=${pattern.day}`];
  }
}

function endParts(end: RecurrenceEnd): string[] {
  if (end.kind === 'count') return [`COUNT=${end.count}`];
  if (end.kind === 'never') return [];
  return [`UNTIL=${end.until.replace(/[-:]/g, '')}`];
}
