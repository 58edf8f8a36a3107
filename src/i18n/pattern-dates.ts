import type { Locale } from 'date-fns';
import { type FormatOptions, format } from 'date-fns/format';
import type { Moment } from '#src/util/dates.ts';
import type { WeekRule } from '#src/util/week-rule.ts';
import type { DateWriter } from './formats.ts';
import type { DateFormats } from './translation-state.ts';

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
    weekday && dateLong && time
      ? writes(arrange({ weekday, dateLong, time }, locale), options)
      : undefined;
  const date = dateLong ? writes(dateLong, options) : undefined;
  return {
    ...otherwise,
    // Parsed as midnight in the zone in which date-fns writes it.
    day: date ? (day) => date(`${day}T00:00:00`) : otherwise.day,
    date: date ?? otherwise.date,
    exact: exact ?? otherwise.exact,
  };
}

/** Combines the server's patterns in the order and with the punctuation of the language. */
function arrange(
  { weekday, dateLong, time }: Record<'weekday' | 'dateLong' | 'time', string>,
  locale: Locale | undefined,
): string {
  if (!locale) return `${weekday}, ${dateLong}, ${time}`;
  const { date, dateTime } = locale.formatLong;
  // In every locale, the full date is the long one with the weekday before or after it.
  const around = date({ width: 'full' }).split(date({ width: 'long' }));
  const day = around.map((part) => part.replace(/e{4}/i, () => weekday)).join(dateLong);
  return dateTime({ width: 'full' })
    .replace('{{date}}', () => day)
    .replace('{{time}}', () => time);
}

/** Creates a formatter from a pattern; undefined if it is invalid. */
function writes(pattern: string, options: FormatOptions) {
  const write = (moment: Moment | Date) => format(moment, pattern, options);
  try {
    write(new Date(0));
    return write;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
