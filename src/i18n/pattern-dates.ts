import { type FormatOptions, format, type Locale } from 'date-fns';
import type { DateWriter } from './formats.ts';
import type { DateFormats } from './translation-state.ts';
import type { WeekRule } from './week-rule.ts';

interface Look {
  patterns: DateFormats;
  locale: Locale | undefined;
  use24hTimes: boolean;
  week: WeekRule;
  /** Formats what the patterns omit or get wrong. */
  otherwise: DateWriter;
}

/** Formats dates by the patterns that come with the translations (`datetime_{language}`). */
export function patternDates({ patterns, locale, use24hTimes, week, otherwise }: Look): DateWriter {
  // date-fns accepts any day of January, though its types allow only two.
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

/** Creates a formatter from patterns; undefined if one is invalid. */
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
