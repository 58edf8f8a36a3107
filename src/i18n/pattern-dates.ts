import { type FormatOptions, format, type Locale } from 'date-fns';
import type { DateWriter } from './formats.ts';
import type { DateFormats } from './translation-state.ts';
import type { WeekRule } from './week-rule.ts';

interface Look {
  patterns: DateFormats;
  locale: Locale | undefined;
  use24hTimes: boolean;
  week: WeekRule;
  /** Writes what the patterns leave out or get wrong. */
  otherwise: DateWriter;
}

/** Writes dates by the patterns that come with the translations (`datetime_{language}`). */
export function patternDates({ patterns, locale, use24hTimes, week, otherwise }: Look): DateWriter {
  // date-fns reckons with any day of January here, though its types name two.
  const options = { ...week, ...(locale ? { locale } : {}) } as FormatOptions;
  const time = patterns[use24hTimes ? 'time24' : 'time12'];
  const { dateLong, weekday } = patterns;
  const exact =
    weekday && dateLong && time ? writes([weekday, dateLong, time], options) : undefined;
  return {
    ...otherwise,
    day: (dateLong && writes([dateLong], options)) || otherwise.day,
    exact: exact ?? otherwise.exact,
  };
}

/** Writes by patterns, one after the other; nothing when one of them is no pattern. */
function writes(patterns: string[], options: FormatOptions) {
  const write = (moment: string | Date) =>
    patterns.map((pattern) => format(moment, pattern, options)).join(', ');
  try {
    write(new Date(0));
    return write;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
