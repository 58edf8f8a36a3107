import { addMonths, dateParts, startOfWeek, weekday } from '#src/util/day-numbers.ts';
import { readDayOfMonth } from './names.ts';
import { type DayContext, type NamedDay, readDay } from './read-day.ts';
import { minuteOfDay, readTimePoint } from './read-time.ts';
import { type Phrase, textAt, type Word } from './words.ts';

/** A day or some days, or a moment on one day and another on a later one. */
export type NamedDays =
  | { readonly kind: 'day'; readonly first: NamedDay; readonly last: NamedDay | null }
  | {
      readonly kind: 'moments';
      readonly first: NamedDay;
      readonly start: number;
      readonly last: NamedDay;
      readonly end: number;
    };

interface DaysContext extends DayContext {
  readonly use24hTimes: boolean;
}

/** In days. */
const halfYear = 183;

const joins = /^([-–—]|to|until|till|through|thru)$/;

/** A day, some days, or the moments between which something takes place. */
export function readDays(
  words: readonly Word[],
  at: number,
  context: DaysContext,
): Phrase<NamedDays> | null {
  const weekend = readWeekend(words, at, context);
  if (weekend) return weekend;
  const from = textAt(words, at) === 'from' ? at + 1 : at;
  const first = readDay(words, from, context) ?? readFirstOfRange(words, from, context);
  if (!first) return null;
  const moments = readMoments(words, first, context);
  if (moments) return moments;
  const last = readLast(words, first, context);
  if (!last) return { to: first.to, meaning: { kind: 'day', first: first.meaning, last: null } };
  return { to: last.to, meaning: { kind: 'day', ...inOrder(first.meaning, last.meaning) } };
}

/** "next weekend", "on the weekend": a Saturday and a Sunday. */
function readWeekend(
  words: readonly Word[],
  at: number,
  { today, weekStartsOn }: DaysContext,
): Phrase<NamedDays> | null {
  const lead = /^(on|at|over)$/.test(textAt(words, at)) ? at + 1 : at;
  const which = textAt(words, lead);
  const isNext = which === 'next';
  if (!/^(this|next|the)$/.test(which) || textAt(words, lead + 1) !== 'weekend') return null;
  const from = isNext ? startOfWeek(today, { weekStartsOn }) + 7 : today;
  const isSunday = !isNext && weekday(today) === 0;
  const saturday = from + (isSunday ? -1 : 6 - weekday(from));
  const day = (number: number): NamedDay => ({ day: number, cycle: null, usualStart: null });
  const meaning = {
    kind: 'day',
    first: day(Math.max(saturday, today)),
    last: day(saturday + 1),
  } as const;
  return { to: lead + 2, meaning };
}

/** "12–14 Dec": the month comes last. */
function readFirstOfRange(
  words: readonly Word[],
  at: number,
  context: DaysContext,
): Phrase<NamedDay> | null {
  const from = words[at];
  if (!from || !joins.test(textAt(words, at + 1))) return null;
  if (readDayOfMonth(from.text) === null) return null;
  const last = readDay(words, at + 2, context);
  if (!last) return null;
  // The month and the year are only there once, so both ends are read with them.
  const first = readDay([from, ...words.slice(at + 3, last.to)], 0, context);
  return first && { ...first, to: at + 1 };
}

/** The end of a range: "to Dec 14", or "-14" after "Dec 12". */
function readLast(
  words: readonly Word[],
  first: Phrase<NamedDay>,
  context: DaysContext,
): Phrase<NamedDay> | null {
  if (!joins.test(textAt(words, first.to))) return null;
  const after = first.to + 1;
  const whole = readDay(words, after, context);
  if (whole) return whole;
  const ordinal = words[after];
  const month = words.slice(0, first.to).findLast(({ text }) => /^[a-z]{3,}$/.test(text));
  if (!ordinal || !month) return null;
  const year = words[after + 1];
  const withYear = year && /^\d{4}$/.test(year.text) && readDay([month, ordinal, year], 0, context);
  if (withYear) return { ...withYear, to: after + 2 };
  const foundPhrase = readDay([month, ordinal], 0, context);
  return foundPhrase?.to === 2 ? { ...foundPhrase, to: after + 1 } : null;
}

/** "Fri 18:00 to Sun 16:00". */
function readMoments(
  words: readonly Word[],
  first: Phrase<NamedDay>,
  context: DaysContext,
): Phrase<NamedDays> | null {
  const start = readClock(words, first, context);
  if (!start || !joins.test(textAt(words, start.to))) return null;
  const last = readDay(words, start.to + 1, context);
  const end = last && readClock(words, last, context);
  if (!end) return null;
  const days = inOrder(first.meaning, last.meaning);
  return {
    to: end.to,
    meaning: { kind: 'moments', ...days, start: start.meaning, end: end.meaning },
  };
}

/** The time of day that follows a day, or is a part of it such as "evening". */
function readClock(
  words: readonly Word[],
  { to, meaning: { usualStart } }: Phrase<NamedDay>,
  { use24hTimes }: DaysContext,
): Phrase<number> | null {
  const time = readTimePoint(words, textAt(words, to) === 'at' ? to + 1 : to);
  if (time && !time.meaning.isBare) {
    return { to: time.to, meaning: minuteOfDay(time.meaning, use24hTimes) };
  }
  return usualStart === null ? null : { to, meaning: usualStart };
}

/** The last day of a range is not before its first, and its year is also that of the first. */
function inOrder(first: NamedDay, last: NamedDay): { first: NamedDay; last: NamedDay } {
  if (last.cycle !== null) return { first, last: afterFirst(first, last) };
  if (first.cycle !== 'year') return { first, last };
  const years = dateParts(last.day).year - dateParts(first.day).year;
  const inYear = addMonths(first.day, years * 12);
  if (inYear <= last.day) return { first: { ...first, day: inYear }, last };
  const yearBefore = addMonths(inYear, -12);
  // "Dec 30 – Jan 2, 2028", but not "Dec 24 to tomorrow".
  const isNear = last.day - yearBefore < halfYear;
  return { first: isNear ? { ...first, day: yearBefore } : first, last };
}

function afterFirst(first: NamedDay, last: NamedDay): NamedDay {
  let { day } = last;
  while (day < first.day) day = last.cycle === 'week' ? day + 7 : addMonths(day, 12);
  return { ...last, day };
}
