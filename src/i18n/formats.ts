import { atom } from 'jotai';
import type { Day, Moment } from '#src/util/dates.ts';
import { clockStyle } from './clock-style.ts';

/** Formats valid days and moments. A moment's day and time are those of the reader's time zone. */
export interface DateWriter {
  /** With the month's name, because 3/2/26 depends on the country. */
  day: (day: Day) => string;
  /** With the day of the week, too. */
  fullDay: (day: Day) => string;
  /** The day of a moment, like `day`. */
  date: (moment: Moment) => string;
  /** Day and time in full. */
  exact: (moment: Moment) => string;
  /** The time of day, with seconds. */
  time: (moment: Moment) => string;
}

/** The browser's formats for a locale, until the server's have loaded. */
export function browserDates(locale: string, use24hTimes: boolean): DateWriter {
  const writes = (options: Intl.DateTimeFormatOptions) => (date: Day | Moment) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(date));
  return {
    // Parsed as midnight in UTC, so written in the same zone.
    day: writes({ dateStyle: 'medium', timeZone: 'UTC' }),
    fullDay: writes({ dateStyle: 'full', timeZone: 'UTC' }),
    date: writes({ dateStyle: 'medium' }),
    exact: writes({ ...fullDate(use24hTimes), ...clockStyle(use24hTimes) }),
    time: writes(clockStyle(use24hTimes, 'medium')),
  };
}

/** The style goes together with that of times only. */
function fullDate(use24hTimes: boolean): Intl.DateTimeFormatOptions {
  if (use24hTimes) return { dateStyle: 'full' };
  return { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };
}

/** The first day of weeks, 0 (Sunday) to 6 (Saturday); set at startup. */
export const weekStartAtom = atom(1);

/** Formats dates as the server specifies; null until `loadDates` has run. */
export const dateWriterAtom = atom<{ locale: string; writer: DateWriter } | null>(null);
