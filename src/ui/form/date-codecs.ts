import { type Day, isDay, localDay } from '#src/util/dates.ts';
import { serverNow } from '#src/util/server-clock.ts';
import type { DayTexts } from '../date/day-text.ts';
import type { TimeTexts } from '../date/time-text.ts';
import type { Codec } from './controls.ts';

/** The context that the meaning of words for days depends on. */
export interface WordsContext {
  readonly today: Day;
  /** 0 (Sunday) to 6 (Saturday). */
  readonly weekStartsOn: number;
}

interface DayOptions {
  /** Completes days that are typed without a month or a year. Default: that of the device's time zone. */
  today: Day | undefined;
  weekStartsOn: number;
  min: Day | undefined;
  max: Day | undefined;
  readWords: DayWords | undefined;
}

/** Reads other words for days; null if it understands none. The same function in each render. */
export type DayWords = (text: string, context: WordsContext) => Day | null;

/** Reads words for times of day. */
export type TimeWords = (text: string) => number | null;

/** Shows which number is the day, and which the month. */
export const exampleDay: Day = '2026-12-31';

/** 17:30 */
const exampleMinute = 17 * 60 + 30;

/** A codec for days. The bound of the rule `date` is an example. */
export function dayCodec(texts: DayTexts, options: DayOptions): Codec<Day | null> {
  const { min, max, weekStartsOn, readWords } = options;
  const read = (text: string) => {
    const today = options.today ?? localDay(serverNow());
    return texts.read(text, today) ?? readWords?.(text, { today, weekStartsOn }) ?? null;
  };
  return {
    read,
    write: (value) => (typeof value === 'string' && isDay(value) ? texts.write(value) : ''),
    check: (text) => {
      const day = read(text);
      if (day === null) return { rule: 'date', bound: texts.write(exampleDay) };
      if (max !== undefined && day > max) return { rule: 'late', bound: max };
      return min !== undefined && day < min ? { rule: 'early', bound: min } : undefined;
    },
  };
}

/** A codec for times of day, in minutes since midnight. The bound of the rule `time` is an example. */
export function timeCodec(
  { read: readDigits, write }: TimeTexts,
  readWords?: TimeWords,
): Codec<number | null> {
  const read = (text: string) => readDigits(text) ?? readWords?.(text) ?? null;
  return {
    read,
    write: (value) => (typeof value === 'number' ? write(value) : ''),
    check: (text) =>
      read(text) === null ? { rule: 'time', bound: write(exampleMinute) } : undefined,
  };
}
