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
  const fullDay =
    weekday && dateLong ? writes(arrangeDay({ weekday, dateLong }, locale), options) : undefined;
  return {
    ...otherwise,
    // Parsed as midnight in the zone in which date-fns writes it.
    day: date ? (day) => date(`${day}T00:00:00`) : otherwise.day,
    fullDay: fullDay ? (day) => fullDay(`${day}T00:00:00`) : otherwise.fullDay,
    date: date ?? otherwise.date,
    exact: exact ?? otherwise.exact,
  };
}

/** Combines the server's patterns in the order and with the punctuation of the language. */
function arrange(
  { time, ...day }: Record<'weekday' | 'dateLong' | 'time', string>,
  locale: Locale | undefined,
): string {
  const date = arrangeDay(day, locale);
  if (!locale) return `${date}, ${time}`;
  return locale.formatLong
    .dateTime({ width: 'full' })
    .replace('{{date}}', () => date)
    .replace('{{time}}', () => time);
}

/** The same for a day. In every locale, the full date is the long one with the weekday before or after it. */
function arrangeDay(
  { weekday, dateLong }: Record<'weekday' | 'dateLong', string>,
  locale: Locale | undefined,
): string {
  if (!locale) return `${weekday}, ${dateLong}`;
  const { date } = locale.formatLong;
  const around = date({ width: 'full' }).split(date({ width: 'long' }));
  return around.map((part) => part.replace(/e{4}/i, () => weekday)).join(dateLong);
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
