import { readCount, readDayOfMonth, weekdayNames } from './names.ts';
import { type Phrase, textAt, type Word } from './words.ts';

/** A named repetition. Unstated parts, such as the day of the month, come from the day on which it begins. */
export type NamedRepetition =
  | {
      readonly kind: 'weekly';
      /** 0 (Sunday) to 6 (Saturday), if they are named. */
      readonly weekdays: readonly number[];
      readonly interval: number;
    }
  | { readonly kind: 'monthly'; readonly day: number | null; readonly interval: number }
  | { readonly kind: 'monthlyByWeekday'; readonly week: number; readonly weekday: number }
  | { readonly kind: 'daily' | 'yearly'; readonly interval: number }
  | { readonly kind: 'weekdays' };

const adverbs: Readonly<Record<string, NamedRepetition>> = {
  daily: { kind: 'daily', interval: 1 },
  weekdays: { kind: 'weekdays' },
  workdays: { kind: 'weekdays' },
  weekly: { kind: 'weekly', weekdays: [], interval: 1 },
  biweekly: { kind: 'weekly', weekdays: [], interval: 2 },
  fortnightly: { kind: 'weekly', weekdays: [], interval: 2 },
  monthly: { kind: 'monthly', day: null, interval: 1 },
  yearly: { kind: 'yearly', interval: 1 },
  annually: { kind: 'yearly', interval: 1 },
};

const ordinals = ['first', 'second', 'third', 'fourth'];

/** A repetition in words, such as "every Tuesday and Friday", "every 2 weeks", "the first Monday of the month". */
export function readRepetition(words: readonly Word[], at: number): Phrase<NamedRepetition> | null {
  const text = textAt(words, at);
  const adverb = Object.hasOwn(adverbs, text) ? adverbs[text] : undefined;
  if (adverb) return { to: at + 1, meaning: adverb };
  const plural = /^on$/.test(text) ? at + 1 : at;
  const days = readWeekdays(words, plural, true);
  if (days) return weekly(days, 1);
  const list = readWeekdayList(words, plural);
  if (list) return weekly(list, 1);
  if (/^(every|each)$/.test(text)) return readEvery(words, at + 1);
  const from = text === 'the' ? at + 1 : at;
  return readWeekOfMonth(words, from, false);
}

/** Reads the words after "every". */
function readEvery(words: readonly Word[], at: number): Phrase<NamedRepetition> | null {
  const text = textAt(words, at);
  const inMonth = readWeekOfMonth(words, at, text !== 'second' && text !== '2nd');
  if (inMonth) return inMonth;
  const isOther = /^(other|second|2nd)$/.test(text);
  const count = isOther ? 2 : /^an?$/.test(text) ? null : readCount(text);
  const unitAt = count === null ? at : at + 1;
  const interval = count ?? 1;
  const unit = textAt(words, unitAt);
  if (/^(weekday|workday)$/.test(unit)) return { to: unitAt + 1, meaning: { kind: 'weekdays' } };
  if (/^days?$/.test(unit)) return { to: unitAt + 1, meaning: { kind: 'daily', interval } };
  if (/^years?$/.test(unit)) return { to: unitAt + 1, meaning: { kind: 'yearly', interval } };
  if (/^weeks?$/.test(unit)) return readWeekly(words, unitAt + 1, interval);
  if (/^months?$/.test(unit)) return readMonthly(words, unitAt + 1, interval);
  const days = readWeekdays(words, unitAt, false);
  if (days) return weekly(days, interval);
  const ofMonth = /^\d+(st|nd|rd|th)$/.test(text) ? readDayOfMonth(text) : null;
  if (ofMonth === null) return null;
  return { to: skip(words, at + 1, ['of', 'the', 'month']), meaning: monthly(ofMonth, 1) };
}

/** "on Tuesday and Friday" after "every 2 weeks". */
function readWeekly(
  words: readonly Word[],
  at: number,
  interval: number,
): Phrase<NamedRepetition> | null {
  const days = textAt(words, at) === 'on' ? readWeekdays(words, at + 1, false) : null;
  return days ? weekly(days, interval) : weekly({ to: at, meaning: [] }, interval);
}

/** "on the 15th" after "every month". */
function readMonthly(
  words: readonly Word[],
  at: number,
  interval: number,
): Phrase<NamedRepetition> {
  const from = skip(words, at, ['on', 'the']);
  const text = textAt(words, from);
  const day = from > at && /^\d+(st|nd|rd|th)$/.test(text) ? readDayOfMonth(text) : null;
  const to = day === null ? at : from + 1;
  return { to, meaning: monthly(day, interval) };
}

/** "first Monday", which needs "of the month" unless it is clear, as after "every". */
function readWeekOfMonth(
  words: readonly Word[],
  at: number,
  isClear: boolean,
): Phrase<NamedRepetition> | null {
  const text = textAt(words, at);
  const namedWeek = ordinals.indexOf(text) + 1;
  const week = namedWeek || Number(/^([1-4])(?:st|nd|rd|th)$/.exec(text)?.[1] ?? 0);
  const weekday = weekdayNames.get(textAt(words, at + 1));
  if (week === 0 || weekday === undefined) return null;
  const to = skip(words, at + 2, ['of', 'the', 'every', 'each', 'month']);
  const isWhole = textAt(words, to - 1) === 'month';
  if (!isWhole && !isClear) return null;
  return { to: isWhole ? to : at + 2, meaning: { kind: 'monthlyByWeekday', week, weekday } };
}

/** "Mon, Wed, Fri", but not two days in a row, which may also be meant once: "Sat and Sun". */
function readWeekdayList(words: readonly Word[], at: number): Phrase<number[]> | null {
  const list = readWeekdays(words, at, false);
  const [first, second, third] = list?.meaning ?? [];
  if (first === undefined || second === undefined) return null;
  const isInRow = third === undefined && [1, 6].includes((first - second + 7) % 7);
  return isInRow ? null : list;
}

/** "Tuesday, Thursday and Friday", or "Tuesdays" where only plurals count. */
function readWeekdays(
  words: readonly Word[],
  at: number,
  isPlural: boolean,
): Phrase<number[]> | null {
  const days: number[] = [];
  let to = at;
  for (let next = at; ; ) {
    const text = textAt(words, next);
    const isOne = isPlural ? /days$/.test(text) : text !== '';
    const day = isOne ? weekdayNames.get(text.replace(/(?<=day)s$/, '')) : undefined;
    if (day === undefined) break;
    days.push(day);
    to = next + 1;
    next = /^(and|&|\+)$/.test(textAt(words, to)) ? to + 1 : to;
  }
  return days.length > 0 ? { to, meaning: days } : null;
}

function weekly({ to, meaning }: Phrase<number[]>, interval: number): Phrase<NamedRepetition> {
  return { to, meaning: { kind: 'weekly', weekdays: [...new Set(meaning)], interval } };
}

function monthly(day: number | null, interval: number): NamedRepetition {
  return { kind: 'monthly', day, interval };
}

/** The place after some words, as far as they are there, in this order. */
function skip(words: readonly Word[], at: number, texts: readonly string[]): number {
  return texts.reduce((next, text) => (textAt(words, next) === text ? next + 1 : next), at);
}
