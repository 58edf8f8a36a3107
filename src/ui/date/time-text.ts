import { clockStyle } from '#src/i18n/clock-style.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';

/** Writes and reads times of day, in minutes since midnight, as people type them in a locale. */
export interface TimeTexts {
  /** 17:30 or 5:30 PM; 24:00 for the end of a day. */
  write: (minute: number) => string;
  /** Reads what `write` writes, and what people type instead: 1730, 17.30, 17h, 5p, 5:30 pm. Null if it is no time of day. */
  read: (text: string) => number | null;
}

const minuteMs = 60_000;

/** @param locale is a language tag. */
export function createTimeTexts(locale: string, use24hTimes: boolean): TimeTexts {
  const format = new Intl.DateTimeFormat(locale, {
    ...clockStyle(use24hTimes),
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  const halves = new Intl.DateTimeFormat(locale, { ...clockStyle(false), timeZone: 'UTC' });
  const periods = Array.from({ length: 24 }, (_, hour) => {
    const parts = halves.formatToParts(hour * 60 * minuteMs);
    return plainText(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '');
  });
  const [mornings, afternoons] = [periods.slice(0, 12), periods.slice(12)];
  const writtenHours = periods.map((_, hour) => plainText(format.format(hour * 60 * minuteMs)));
  const words = new Set([...usualWords, ...[...periods, ...writtenHours].flatMap(findWords)]);
  /** Returns whether a text names a part of the day that is in this half only. */
  const isIn = (half: readonly string[], otherHalf: readonly string[], text: string) =>
    half.some((period) => period !== '' && text.includes(period) && !otherHalf.includes(period));
  return {
    write: (minute) =>
      minute === minutesPerDay
        ? '24:00'
        : format.format(minute * minuteMs).replaceAll(/\p{Cf}/gu, ''),
    read: (text) => {
      const plain = plainText(text);
      // "In 2 hours" is no time of day.
      if (findWords(plain).some((word) => !words.has(word))) return null;
      const isMorning = isIn(mornings, afternoons, plain) || /\d\s*am?$/.test(plain);
      const isAfternoon = isIn(afternoons, mornings, plain) || /\d\s*pm?$/.test(plain);
      const numbers = plain.match(/\d+/g) ?? [];
      const [hour = '', minute = '0', ...extraNumbers] =
        numbers.length === 1 ? splitDigits(numbers[0] ?? '') : numbers;
      if (hour === '' || extraNumbers.length > 0 || hour.length > 2 || minute.length > 2)
        return null;
      return minuteOfDay(Number(hour), Number(minute), { isMorning, isAfternoon });
    },
  };
}

/** The words that people add to a time in some language. A single letter may be anything, as in 17h or 5p. */
const usualWords = ['am', 'pm', 'uhr', 'kl', 'klo', 'godz'];

function findWords(text: string): string[] {
  return text.match(/\p{L}{2,}/gu) ?? [];
}

function minuteOfDay(
  hour: number,
  minute: number,
  { isMorning, isAfternoon }: { isMorning: boolean; isAfternoon: boolean },
): number | null {
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  // 12 AM is midnight, and 17:30 PM is what it says.
  const shift = isAfternoon && hour < 12 ? 12 : isMorning && hour === 12 ? -12 : 0;
  return (hour + shift) * 60 + minute;
}

/** 9, 930, 0930 */
function splitDigits(digits: string): string[] {
  return digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits];
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[.\s\p{Cf}](?=[^\d]|$)/gu, '')
    .trim();
}
