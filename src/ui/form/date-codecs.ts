import { type Day, isDay, localDay } from '#src/util/dates.ts';
import { serverNow } from '#src/util/server-clock.ts';
import type { DayTexts } from '../date/day-text.ts';
import type { TimeTexts } from '../date/time-text.ts';
import type { Codec } from './controls.ts';

interface DayOptions {
  /** Completes days that are typed without a month or a year. Default: that of the device's time zone. */
  today: Day | undefined;
  min: Day | undefined;
  max: Day | undefined;
}

/** Shows which number is the day, and which the month. */
export const exampleDay: Day = '2026-12-31';

/** 17:30 */
const exampleMinute = 17 * 60 + 30;

/** A codec for days. The bound of the rule `date` is an example. */
export function dayCodec(texts: DayTexts, { today, min, max }: DayOptions): Codec<Day | null> {
  const read = (text: string) => texts.read(text, today ?? localDay(serverNow()));
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
export function timeCodec({ read, write }: TimeTexts): Codec<number | null> {
  return {
    read,
    write: (value) => (typeof value === 'number' ? write(value) : ''),
    check: (text) =>
      read(text) === null ? { rule: 'time', bound: write(exampleMinute) } : undefined,
  };
}
