import { dayMs } from '#src/util/dates.ts';

/** The formats of a month. Days are days since 1970. */
export interface MonthFormats {
  /** March 2026 */
  month: (day: number) => string;
  /** Monday, March 2, 2026 */
  fullDay: (day: number) => string;
  weekday: (day: number, width: 'long' | 'short') => string;
}

const formats = new Map<string, MonthFormats>();

/**
 * The formats of a locale, in the calendar and the digits that the contract's days have.
 * @param locale is a language tag.
 */
export function monthFormats(locale: string): MonthFormats {
  const knownFormats = formats.get(locale);
  if (knownFormats) return knownFormats;
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    });
    return (day: number) => format.format(day * dayMs);
  };
  const weekdays = { long: write({ weekday: 'long' }), short: write({ weekday: 'short' }) };
  const newFormats = {
    month: write({ month: 'long', year: 'numeric' }),
    fullDay: write({ dateStyle: 'full' }),
    weekday: (day: number, width: 'long' | 'short') => weekdays[width](day),
  };
  formats.set(locale, newFormats);
  return newFormats;
}
