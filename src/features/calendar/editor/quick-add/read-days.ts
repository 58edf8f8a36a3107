import { addMonths } from '#src/util/day-numbers.ts';
import { readCount, readDayOfMonth } from './names.ts';
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

const joins = /^([-–—]|to|until|till|through|thru)$/;

/** A day, some days, or the moments between which something takes place. */
export function readDays(
  words: readonly Word[],
  at: number,
  context: DaysContext,
): Phrase<NamedDays> | null {
  const from = textAt(words, at) === 'from' ? at + 1 : at;
  const first = readDay(words, from, context) ?? readFirstOfRange(words, from, context);
  if (!first) return null;
  const moments = readMoments(words, first, context);
  if (moments) return moments;
  const last = readLast(words, first, context);
  const meaning = { kind: 'day', first: first.meaning, last: last?.meaning ?? null } as const;
  if (!last && isAlone(words, from, first.to)) return null;
  return { to: last?.to ?? first.to, meaning };
}

/** "12–14 Dec": the month comes last. */
function readFirstOfRange(
  words: readonly Word[],
  at: number,
  context: DaysContext,
): Phrase<NamedDay> | null {
  const [from, join] = [words[at], words[at + 1]];
  if (!from || !join || !joins.test(textAt(words, at + 1))) return null;
  if (readDayOfMonth(textAt(words, at)) === null) return null;
  const last = readDay(words, at + 2, context);
  const month = last && words[last.to - 1];
  if (!month || !last) return null;
  const first = readDay([from, month], 0, context);
  // The month is only there once, so both ends are read with it.
  return first && first.to === 2 ? { ...first, to: at + 1 } : null;
}

/** A number alone that only looks like the beginning of a range is no day. */
function isAlone(words: readonly Word[], from: number, to: number): boolean {
  return to === from + 1 && readCount(textAt(words, from)) !== null;
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
  if (whole) return { ...whole, meaning: afterFirst(first.meaning, whole.meaning) };
  const ordinal = words[after];
  const month = words.slice(0, first.to).findLast(({ text }) => /^[a-z]{3,}$/.test(text));
  if (!ordinal || !month || readDayOfMonth(textAt(words, after)) === null) return null;
  // "Fri 12 - 14" is a time.
  const found = first.meaning.cycle === 'year' ? readDay([month, ordinal], 0, context) : null;
  return found && { to: after + 1, meaning: afterFirst(first.meaning, found.meaning) };
}

/** "Fri 18:00 to Sun 16:00". */
function readMoments(
  words: readonly Word[],
  first: Phrase<NamedDay>,
  context: DaysContext,
): Phrase<NamedDays> | null {
  const start = readTimePoint(words, skipAt(words, first.to));
  if (!start || start.meaning.isBare || !joins.test(textAt(words, start.to))) return null;
  const last = readDay(words, start.to + 1, context);
  const end = last && readTimePoint(words, skipAt(words, last.to));
  if (!end || end.meaning.isBare) return null;
  return {
    to: end.to,
    meaning: {
      kind: 'moments',
      first: first.meaning,
      start: minuteOfDay(start.meaning, context.use24hTimes),
      last: afterFirst(first.meaning, last.meaning),
      end: minuteOfDay(end.meaning, context.use24hTimes),
    },
  };
}

/** The last day of a range is not before its first. */
function afterFirst(first: NamedDay, last: NamedDay): NamedDay {
  if (last.day >= first.day || last.cycle === null) return last;
  let { day } = last;
  while (day < first.day) day = last.cycle === 'week' ? day + 7 : addMonths(day, 12);
  return { ...last, day };
}

function skipAt(words: readonly Word[], at: number): number {
  return textAt(words, at) === 'at' ? at + 1 : at;
}
