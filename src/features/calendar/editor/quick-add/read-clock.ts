import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { Grammar } from './grammar.ts';
import { createPattern, findPhrases, type Phrase, withBlank } from './line.ts';
import { listNames, nameChoice } from './names.ts';

/** A time of day as it was written. */
interface WrittenTime {
  readonly hour: number;
  readonly minute: number;
  readonly half: 'am' | 'pm' | null;
  /** True if it is a number alone, such as 7 or 7.30, which is a time only beside other words. */
  readonly isBare: boolean;
  /** True if only a clock of 24 hours writes it this way. */
  readonly is24h: boolean;
}

/** When something begins and ends, in minutes since midnight of the first day; null if the words do not say when it ends. */
export interface NamedTime {
  readonly start: number;
  readonly end: number | null;
}

interface ClockOptions {
  readonly use24hTimes: boolean;
  /** True if numbers alone can be times. */
  readonly isBareRead: boolean;
}

/** Reads the times and the ranges of times in a text. */
export type ClockReader = (text: string, options: ClockOptions) => Phrase<NamedTime>[];

export function createClockReader(grammar: Grammar): ClockReader {
  const { at, from, between, to, counted, trail = '(?!)' } = grammar;
  const lead = `(?:(?:(?<at>${at})|(?<from>${from})|(?<between>${between[0]}))\\s*)?`;
  const months = nameChoice(listNames(grammar).months);
  const end = `(?![:.]\\d)(?!\\.?\\s*(?:${counted}|${months})(?!\\p{Script=Latin}))(?:${trail})?`;
  const joint = `(?:\\s*(?<dash>[-–—〜~])\\s*|\\s*(?:${to}|(?<and>${between[1]}))\\s*)`;
  const [first, second] = [timeSource(grammar, 1), timeSource(grammar, 2)];
  const range = createPattern(`${lead}${first}${joint}${second}${end}`, grammar);
  const single = createPattern(`${lead}${first}${end}`, grammar);
  return (text, options) => {
    const ranges = findPhrases(text, range, ({ groups = {}, index }) =>
      isInNumber(text, index) ? null : readRange(groups, options),
    );
    const singles = findPhrases(ranges.reduce(withBlank, text), single, ({ groups = {}, index }) =>
      isInNumber(text, index) ? null : readSingle(groups, options),
    );
    return [...ranges, ...singles];
  };
}

function readSingle(groups: Groups, { use24hTimes, isBareRead }: ClockOptions): NamedTime | null {
  const start = readTime(groups, 1);
  const isNumber = start?.isBare && (groups['at'] === undefined || !isBareRead);
  return start && !isNumber ? { start: minuteOfDay(start, use24hTimes), end: null } : null;
}

function readRange(groups: Groups, { use24hTimes, isBareRead }: ClockOptions): NamedTime | null {
  const [start, last] = [readTime(groups, 1), readTime(groups, 2)];
  const isJoined = groups['and'] === undefined || groups['between'] !== undefined;
  if (!start || !last || !isJoined) return null;
  return start.isBare && last.isBare && !(isBareRead && isBareRange(groups))
    ? null
    : findRange(start, last, use24hTimes);
}

/** Two numbers alone could be days, too, such as 1.10-3.10, or anything: "2 to 3". */
function isBareRange(groups: Groups): boolean {
  const hasLead = ['dash', 'at', 'from', 'between'].some((name) => groups[name] !== undefined);
  return hasLead && !(isDayToo(groups, 1) && isDayToo(groups, 2));
}

/** Returns whether what begins here is the rest of a number, such as 12/3. */
function isInNumber(text: string, index: number): boolean {
  return /[\d.:/–-]$/.test(text.slice(0, index));
}

function timeSource({ am, pm, noon, midnight }: Grammar, index: 1 | 2): string {
  const group = (name: string, source: string) => `(?<${name}${index}>${source})`;
  const before = `(?:${group('amBefore', am[0] || '(?!)')}|${group('pmBefore', pm[0] || '(?!)')})?`;
  const minutes = `${group('sign', '[:.h]')}${group('minute', '\\d\\d')}(?!\\d)`;
  const japanese = `${group('hourMark', '時')}(?:${group('minuteBefore', '\\d\\d?')}分|${group('halfHour', '半')})?`;
  const mark = `(?:\\s?(?:${group('am', am[1])}|${group('pm', pm[1])})\\.?)?`;
  const unit = `(?:\\s?${group('unit', "uhr|h|o'clock")})?`;
  const digits = `${group('hour', '\\d{1,2}')}(?:${minutes}|${japanese})?${unit}${mark}`;
  return `(?:${before}${digits}|${group('noon', noon)}|${group('midnight', midnight)})`;
}

type Groups = Readonly<Record<string, string | undefined>>;

function readTime(groups: Groups, index: 1 | 2): WrittenTime | null {
  const group = (name: string) => groups[`${name}${index}`];
  if (group('noon') !== undefined) return writeTwelve('pm');
  if (group('midnight') !== undefined) return writeTwelve('am');
  const digits = group('hour');
  if (digits === undefined) return null;
  const hour = Number(digits);
  const minutes = group('minute') ?? group('minuteBefore') ?? 0;
  const minute = group('halfHour') === undefined ? Number(minutes) : 30;
  const isMorning = (group('am') ?? group('amBefore')) !== undefined;
  const isAfternoon = (group('pm') ?? group('pmBefore')) !== undefined;
  const half = isMorning ? 'am' : isAfternoon ? 'pm' : null;
  const mark = (group('unit') ?? group('hourMark') ?? group('sign') ?? '.').toLowerCase();
  const is24h = half === null && (/^(?:uhr|h)$/.test(mark) || /^0/.test(digits) || hour > 12);
  const time = { hour, minute, half, isBare: mark === '.' && half === null, is24h } as const;
  return isPossible(time) ? time : null;
}

function isPossible({ hour, minute, half }: WrittenTime): boolean {
  if (minute > 59) return false;
  if (half !== null) return hour >= 1 && hour <= 12;
  return hour < 24 || (hour === 24 && minute === 0);
}

function writeTwelve(half: 'am' | 'pm'): WrittenTime {
  return { hour: 12, minute: 0, half, isBare: false, is24h: false };
}

function isDayToo(groups: Groups, index: 1 | 2): boolean {
  return (
    groups[`sign${index}`] === '.' && /^(?:0[1-9]|1[0-2])$/.test(groups[`minute${index}`] ?? '')
  );
}

/** In minutes since midnight. Where clocks have 12 hours, 1 to 6 without more is in the afternoon. */
function minuteOfDay({ hour, minute, half, is24h }: WrittenTime, use24hTimes: boolean): number {
  const isAfternoon =
    half === null ? !is24h && !use24hTimes && hour >= 1 && hour <= 6 : half === 'pm';
  const ofHalf = half === null ? hour : hour % 12;
  return (ofHalf + (isAfternoon ? 12 : 0)) * 60 + minute;
}

/** The end is after the start: later in the same half of the day, in the next half, or on the next day. */
function findRange(first: WrittenTime, second: WrittenTime, use24hTimes: boolean): NamedTime {
  const halfDay = minutesPerDay / 2;
  // An end is the next such time after the start, so 1 to 6 are not always in the afternoon.
  const end = minuteOfDay(second, true);
  // "6–7pm" is in the evening, and "11–1pm" begins in the morning.
  if (second.half !== null && first.half === null && !first.is24h) {
    const sameHalfStart = minuteOfDay({ ...first, half: second.half }, use24hTimes);
    const start = sameHalfStart < end ? sameHalfStart : (sameHalfStart + halfDay) % minutesPerDay;
    return { start, end: start < end ? end : end + minutesPerDay };
  }
  const start = minuteOfDay(first, use24hTimes);
  const isOpen = second.half === null && !second.is24h && !(first.is24h && use24hTimes);
  const later = isOpen ? [end, end + halfDay] : [end];
  return { start, end: later.find((laterEnd) => laterEnd > start) ?? end + minutesPerDay };
}
