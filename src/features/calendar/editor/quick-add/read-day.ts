import {
  addMonths,
  dateParts,
  dayNumber,
  firstOfMonth,
  firstSupportedDay,
  lastSupportedDay,
  startOfWeek,
  weekday,
} from '#src/util/day-numbers.ts';
import { monthNames, readCount, readDayOfMonth, weekdayNames } from './names.ts';
import { type Phrase, textAt, type Word } from './words.ts';

/** The context that the meaning of days depends on. */
export interface DayContext {
  /** As days since 1970. */
  readonly today: number;
  /** The first day of the week, 0 (Sunday) to 6 (Saturday). */
  readonly weekStartsOn: number;
  /** Reads a day in digits in the reader's order, such as 12/24 or 24.12. */
  readonly readDigits: (text: string) => number | null;
}

/** A day that somebody has named. */
export interface NamedDay {
  readonly day: number;
  /** The period to repeat by if the day is over: a week for "Monday", a year for "May 5". Null for "tomorrow". */
  readonly cycle: 'week' | 'year' | null;
  /** When it begins, if the words say so: "tomorrow morning". In minutes of the day. */
  readonly usualStart: number | null;
}

/** A day in words, such as "tomorrow", "next Friday", "Dec 12", "in 3 days" or "on 12 May 2027". */
export function readDay(
  words: readonly Word[],
  at: number,
  context: DayContext,
): Phrase<NamedDay> | null {
  const on = textAt(words, at) === 'on' ? at + 1 : at;
  const from = textAt(words, on) === 'the' ? on + 1 : on;
  const dayPhrase =
    readRelativeDay(words, from, context) ??
    readWeekdayOfDate(words, from, context) ??
    readWeekday(words, from, context) ??
    readDate(words, from, context);
  if (
    !dayPhrase ||
    dayPhrase.meaning.day < firstSupportedDay ||
    dayPhrase.meaning.day > lastSupportedDay
  ) {
    return null;
  }
  const start = partOfDay(textAt(words, dayPhrase.to));
  if (start === null) return dayPhrase;
  return { to: dayPhrase.to + 1, meaning: { ...dayPhrase.meaning, usualStart: start } };
}

function readRelativeDay(
  words: readonly Word[],
  at: number,
  { today }: DayContext,
): Phrase<NamedDay> | null {
  const text = textAt(words, at);
  const next = textAt(words, at + 1);
  if (text === 'today') return phrase(at + 1, today);
  if (text === 'tonight') return phrase(at + 1, today, { usualStart: 20 * 60 });
  if (/^(tomorrow|tmrw|tmr)$/.test(text)) return phrase(at + 1, today + 1);
  const after = text === 'day' && next === 'after' && textAt(words, at + 2) === 'tomorrow';
  if (after) return phrase(at + 3, today + 2);
  const isNow = text === 'this' && partOfDay(next) !== null;
  if (isNow) return phrase(at + 1, today);
  if (text !== 'in') return null;
  const count = readCount(next);
  const unit = /^(day|week|month|year)s?$/.exec(textAt(words, at + 2))?.[1];
  if (count === null || unit === undefined) return null;
  const later = {
    day: today + count,
    week: today + count * 7,
    month: addMonths(today, count),
    year: addMonths(today, count * 12),
  }[unit];
  return later === undefined ? null : phrase(at + 3, later);
}

function readWeekday(
  words: readonly Word[],
  at: number,
  { today, weekStartsOn }: DayContext,
): Phrase<NamedDay> | null {
  const first = textAt(words, at);
  const from = /^(this|coming|next)$/.test(first) ? at + 1 : at;
  const namedWeekday = weekdayNames.get(textAt(words, from));
  if (namedWeekday === undefined) return null;
  // Next Friday is that of the week after this one.
  if (first === 'next') {
    const nextWeek = startOfWeek(today, { weekStartsOn }) + 7;
    return phrase(from + 1, nextWeek + ((namedWeekday - weekStartsOn + 7) % 7));
  }
  const day = today + ((namedWeekday - weekday(today) + 7) % 7);
  return phrase(from + 1, day, { cycle: 'week' });
}

/** "Mon, Dec 7", if that is a Monday. */
function readWeekdayOfDate(
  words: readonly Word[],
  at: number,
  context: DayContext,
): Phrase<NamedDay> | null {
  const named = weekdayNames.get(textAt(words, at));
  const date = named === undefined ? null : readDate(words, at + 1, context);
  return date && weekday(date.meaning.day) === named ? date : null;
}

/** "Dec 12", "12th of December 2026", "2026-12-12", "12/24". */
function readDate(
  words: readonly Word[],
  at: number,
  { today, readDigits }: DayContext,
): Phrase<NamedDay> | null {
  const text = textAt(words, at);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const { month, day } = dateParts(dayNumber(text));
    const isDate = month === Number(text.slice(5, 7)) && day === Number(text.slice(8));
    return isDate ? phrase(at + 1, dayNumber(text)) : null;
  }
  if (/^\d{1,2}(\/\d{1,2}(\/\d{2,4})?|\.\d{1,2}\.?(\d{4})?)$/.test(text)) {
    // Without its point, 18.30 is no day.
    const isDay = text.includes('/') || /\d\.$|\d{4}$/.test(words[at]?.raw ?? '');
    const day = isDay && !isOrderOpen(text, readDigits) ? readDigits(text) : null;
    const hasYear = text.split(/[/.]/).filter(Boolean).length > 2;
    return day === null ? null : inYear(at + 1, day, hasYear, today);
  }
  const month = monthNames.get(text);
  if (month !== undefined) return readYear(words, at + 2, month, textAt(words, at + 1), today);
  const ofMonth = textAt(words, at + 1) === 'of' ? at + 2 : at + 1;
  const namedMonth = monthNames.get(textAt(words, ofMonth));
  return namedMonth === undefined ? null : readYear(words, ofMonth + 1, namedMonth, text, today);
}

/** Points mostly stand behind the day, even for readers who write the month first, so 3.12. may be either. */
function isOrderOpen(text: string, readDigits: DayContext['readDigits']): boolean {
  const [first, second] = text.split('.').map(Number);
  if (first === undefined || second === undefined || first > 12 || second > 12) return false;
  const day = readDigits(text);
  return day !== null && dateParts(day).day !== first;
}

/** A day of a month, and its year if there is one. */
function readYear(
  words: readonly Word[],
  at: number,
  month: number,
  ordinal: string,
  today: number,
): Phrase<NamedDay> | null {
  const dayOfMonth = readDayOfMonth(ordinal);
  if (dayOfMonth === null) return null;
  const writtenYear = /^\d{4}$/.test(textAt(words, at)) ? Number(textAt(words, at)) : null;
  const year = writtenYear ?? dateParts(today).year;
  const day = firstOfMonth(year, month) + dayOfMonth - 1;
  if (dateParts(day).month !== month) return null;
  return inYear(writtenYear === null ? at : at + 1, day, writtenYear !== null, today);
}

/** A day without a year that is over this year is that of the next one. */
function inYear(to: number, day: number, hasYear: boolean, today: number) {
  if (hasYear) return phrase(to, day);
  return phrase(to, day < today ? addMonths(day, 12) : day, { cycle: 'year' });
}

/** When parts of a day begin, in minutes; null for other words. */
function partOfDay(text: string): number | null {
  const hours = { morning: 9, noon: 12, afternoon: 14, evening: 19, night: 20 };
  const hour = Object.entries(hours).find(([name]) => name === text)?.[1];
  return hour === undefined ? null : hour * 60;
}

function phrase(
  to: number,
  day: number,
  { cycle = null, usualStart = null }: Partial<Omit<NamedDay, 'day'>> = {},
): Phrase<NamedDay> {
  return { to, meaning: { day, cycle, usualStart } };
}
