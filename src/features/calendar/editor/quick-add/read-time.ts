import { minutesPerDay } from '#src/util/day-numbers.ts';
import { type Phrase, textAt, type Word } from './words.ts';

/** A time of day as it was written. */
export interface WrittenTime {
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

const dash = /^([-–—]|to|until|till)$/;

/** A time or a range of times, such as "18:30-20", "at 7", "6 to 8pm" or "noon". */
export function readTime(
  words: readonly Word[],
  at: number,
  use24hTimes: boolean,
): Phrase<NamedTime> | null {
  const lead = textAt(words, at);
  const hasLead = /^(at|from|between|@)$/.test(lead);
  const first = readTimePoint(words, hasLead ? at + 1 : at);
  if (!first) return null;
  const between = textAt(words, first.to);
  const isRange = dash.test(between) || (lead === 'between' && between === 'and');
  const second = isRange ? readTimePoint(words, first.to + 1) : null;
  if (!second) {
    const isTime = !first.meaning.isBare || lead === 'at' || lead === '@';
    const start = minuteOfDay(first.meaning, use24hTimes);
    return isTime ? { to: first.to, meaning: { start, end: null } } : null;
  }
  // Both could be days, too: 1.10-3.10.
  if (isDayToo(words, first.to - 1) && isDayToo(words, second.to - 1)) return null;
  const areBare = first.meaning.isBare && second.meaning.isBare;
  const isPlain = areBare && !hasLead && /^[a-z]/.test(between);
  if (isPlain) return null;
  return { to: second.to, meaning: findRange(first.meaning, second.meaning, use24hTimes) };
}

function isDayToo(words: readonly Word[], at: number): boolean {
  return /^\d{1,2}\.(0[1-9]|1[0-2])$/.test(textAt(words, at));
}

/** A single time. */
export function readTimePoint(words: readonly Word[], at: number): Phrase<WrittenTime> | null {
  const text = plainText(words, at);
  if (/^(noon|midday)$/.test(text)) return { to: at + 1, meaning: writeTwelve('pm') };
  if (text === 'midnight') return { to: at + 1, meaning: writeTwelve('am') };
  const [, digits, joined] = /^(\d{1,2}(?:[:.]\d\d|h(?:\d\d)?)?)(am|pm|uhr)?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const after = plainText(words, at + 1);
  const isApart = joined === undefined && /^([ap]m|o['’]clock|uhr)$/.test(after);
  const meaning = readDigits(digits, joined ?? (isApart ? after : undefined));
  return meaning && { to: isApart ? at + 2 : at + 1, meaning };
}

/** Without the points of "p.m."; those of 1.5 make it no time. */
function plainText(words: readonly Word[], at: number): string {
  return textAt(words, at).replace(/(?<=[ap])\.m$/, 'm');
}

/** @param mark follows the digits. */
function readDigits(digits: string, mark: string | undefined): WrittenTime | null {
  const [hour = '', minute = ''] = digits.split(/[:.h]/);
  const half = mark === 'am' || mark === 'pm' ? mark : null;
  const writtenTime: WrittenTime = {
    hour: Number(hour),
    minute: Number(minute),
    half,
    isBare: /^[\d.]+$/.test(digits) && mark === undefined,
    is24h:
      half === null &&
      (mark === 'uhr' || digits.includes('h') || /^0/.test(hour) || Number(hour) > 12),
  };
  return isPossible(writtenTime) ? writtenTime : null;
}

function isPossible({ hour, minute, half }: WrittenTime): boolean {
  if (minute > 59) return false;
  if (half !== null) return hour >= 1 && hour <= 12;
  return hour < 24 || (hour === 24 && minute === 0);
}

function writeTwelve(half: 'am' | 'pm'): WrittenTime {
  return { hour: 12, minute: 0, half, isBare: false, is24h: false };
}

/** In minutes since midnight. Where clocks have 12 hours, 1 to 6 without more is in the afternoon. */
export function minuteOfDay(
  { hour, minute, half, is24h }: WrittenTime,
  use24hTimes: boolean,
): number {
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
