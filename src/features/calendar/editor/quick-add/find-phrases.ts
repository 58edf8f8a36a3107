import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import {
  dateParts,
  firstOfMonth,
  firstSupportedDay,
  lastSupportedDay,
} from '#src/util/day-numbers.ts';
import { monthNames, readCount, readNumber } from './names.ts';
import { type DayContext, type NamedDay, readDay } from './read-day.ts';
import { type NamedDays, readDays } from './read-days.ts';
import { type NamedRepetition, readRepetition } from './read-repetition.ts';
import { type NamedTime, readTime } from './read-time.ts';
import { type Phrase, textAt, type Word } from './words.ts';

export interface WordContext extends DayContext {
  readonly use24hTimes: boolean;
  /** Minutes since 1970 on the clock. */
  readonly now: number;
  /** Those that an event can be put on. */
  readonly subCalendars: readonly SubCalendar[];
}

/** The meaning of some words for an event. */
export type Meaning =
  | NamedDays
  | { readonly kind: 'time'; readonly time: NamedTime }
  /** Minutes from now. */
  | { readonly kind: 'later'; readonly minutes: number }
  | { readonly kind: 'length'; readonly minutes: number }
  | { readonly kind: 'days'; readonly count: number }
  | { readonly kind: 'allDay' }
  | { readonly kind: 'repetition'; readonly repetition: NamedRepetition }
  | { readonly kind: 'times'; readonly count: number }
  | { readonly kind: 'until'; readonly last: NamedDay }
  /** The id is null if there is no such sub-calendar. */
  | { readonly kind: 'calendar'; readonly name: string; readonly id: number | null };

/** Reads the phrase that begins at a word; null if it is only text. */
export function readPhrase(
  words: readonly Word[],
  at: number,
  context: WordContext,
): Phrase<Meaning> | null {
  return (
    mean(readTag(words, at, context.subCalendars), (tag) => ({ kind: 'calendar', ...tag })) ??
    mean(readRepetition(words, at), (repetition) => ({ kind: 'repetition', repetition })) ??
    readTimesOrLength(words, at) ??
    readDays(words, at, context) ??
    readUntil(words, at, context) ??
    readLater(words, at) ??
    mean(readTime(words, at, context.use24hTimes), (time) => ({ kind: 'time', time }))
  );
}

/** Converts a phrase to its meaning for an event. */
function mean<Read>(
  phrase: Phrase<Read> | null,
  findMeaning: (read: Read) => Meaning,
): Phrase<Meaning> | null {
  return phrase && { to: phrase.to, meaning: findMeaning(phrase.meaning) };
}

function readUntil(
  words: readonly Word[],
  at: number,
  context: WordContext,
): Phrase<Meaning> | null {
  if (!/^(until|till|through|thru)$/.test(textAt(words, at))) return null;
  const last = readDay(words, at + 1, context) ?? readEndOfMonth(words, at + 1, context);
  return mean(last, (day) => ({ kind: 'until', last: day }));
}

/** The last day of a month: "March", "the end of March 2027". */
function readEndOfMonth(
  words: readonly Word[],
  at: number,
  { today }: DayContext,
): Phrase<NamedDay> | null {
  const named = ['the', 'end', 'of'].reduce(
    (next, text) => (textAt(words, next) === text ? next + 1 : next),
    at,
  );
  const month = monthNames.get(textAt(words, named));
  if (month === undefined) return null;
  const now = dateParts(today);
  const next = now.year + Number(month < now.month);
  const written = /^\d{4}$/.exec(textAt(words, named + 1))?.[0];
  const day = firstOfMonth(written === undefined ? next : Number(written), month + 1) - 1;
  if (day < firstSupportedDay || day > lastSupportedDay) return null;
  const to = written === undefined ? named + 1 : named + 2;
  return { to, meaning: { day, cycle: written === undefined ? 'year' : null, usualStart: null } };
}

/** "in 2 hours". */
function readLater(words: readonly Word[], at: number): Phrase<Meaning> | null {
  if (textAt(words, at) !== 'in') return null;
  return mean(readLength(words, at + 1), (minutes) => ({ kind: 'later', minutes }));
}

/** "for 2 hours", "for 3 days", "6 times", "all day". */
function readTimesOrLength(words: readonly Word[], at: number): Phrase<Meaning> | null {
  const text = textAt(words, at);
  const isAllDay = text === 'all-day' || (text === 'all' && textAt(words, at + 1) === 'day');
  if (isAllDay) return { to: text === 'all' ? at + 2 : at + 1, meaning: { kind: 'allDay' } };
  const from = text === 'for' ? at + 1 : at;
  const count = readCount(textAt(words, from));
  const unit = textAt(words, from + 1);
  if (count !== null && unit === 'times') {
    return { to: from + 2, meaning: { kind: 'times', count } };
  }
  if (text !== 'for') return null;
  if (count !== null && /^(day|week)s?$/.test(unit)) {
    const days = unit.startsWith('week') ? count * 7 : count;
    return { to: from + 2, meaning: { kind: 'days', count: days } };
  }
  return mean(readLength(words, from), (minutes) => ({ kind: 'length', minutes }));
}

/** A length in minutes: "2 hours", "90 min", "half an hour", "1h30". */
function readLength(words: readonly Word[], at: number): Phrase<number> | null {
  const text = textAt(words, at);
  if (text === 'half' && textAt(words, at + 1) === 'an' && textAt(words, at + 2) === 'hour') {
    return { to: at + 3, meaning: 30 };
  }
  const [, hours, minutes] = /^(?:(\d{1,2})h)?(?:(\d{1,3})(?:m|min)?)?$/.exec(text) ?? [];
  if (hours !== undefined) {
    return { to: at + 1, meaning: Number(hours) * 60 + Number(minutes ?? 0) };
  }
  if (minutes !== undefined && /m(in)?$/.test(text))
    return { to: at + 1, meaning: Number(minutes) };
  const number = readNumber(text);
  const unit = textAt(words, at + 1);
  if (number === null) return null;
  if (/^(hours?|hrs?|h)$/.test(unit)) return { to: at + 2, meaning: Math.round(number * 60) };
  return /^(minutes?|mins?|m)$/.test(unit) ? { to: at + 2, meaning: Math.ceil(number) } : null;
}

/** A sub-calendar that somebody has named; the id is null if there is none of this name. */
interface NamedCalendar {
  readonly id: number | null;
  readonly name: string;
}

/** The longest name of a sub-calendar that can be written with spaces. */
const mostWords = 6;

/** "#Family": a sub-calendar by its name, of which the longest that fits counts, or else by its beginning. */
function readTag(
  words: readonly Word[],
  at: number,
  subCalendars: readonly SubCalendar[],
): Phrase<NamedCalendar> | null {
  const first = words[at];
  if (!first || first.isQuoted || !/^#./.test(first.raw)) return null;
  const names = subCalendars.map(({ id, name }) => ({ id, name: plainName(splitName(name).own) }));
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const phraseName = plainName(
      words
        .slice(at, at + length)
        .map(({ raw }) => raw)
        .join(''),
    );
    const exact = names.find(({ name }) => name === phraseName);
    if (exact) return { to: at + length, meaning: exact };
  }
  const typedName = plainName(first.raw);
  const [only, ...otherNames] = names.filter(
    ({ name }) => typedName !== '' && name.startsWith(typedName),
  );
  const unknownName = { id: null, name: first.raw.replace(/^#|[,;.]+$/g, '') };
  return { to: at + 1, meaning: only && otherNames.length === 0 ? only : unknownName };
}

/** Letters and digits, in lower case. */
function plainName(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join('');
}
