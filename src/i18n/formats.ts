import { atom } from 'jotai';

/** Formats valid RFC 3339 timestamps. */
export interface DateWriter {
  /** With the month's name, because 3/2/26 depends on the country. */
  day: (moment: string) => string;
  /** Day and time in full. */
  exact: (moment: string) => string;
  /** The time of day, with seconds. */
  time: (moment: string) => string;
}

/** The browser's formats for a locale, until the server's have loaded. */
export function browserDates(locale: string, use24hTimes: boolean): DateWriter {
  const hourCycle = use24hTimes ? 'h23' : 'h12';
  const writes = (options: Intl.DateTimeFormatOptions) => (moment: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(moment));
  return {
    day: writes({ dateStyle: 'medium' }),
    exact: writes({ dateStyle: 'full', timeStyle: 'short', hourCycle }),
    time: writes({ timeStyle: 'medium', hourCycle }),
  };
}

/** Whether to use the 24-hour clock; set at startup. */
export const use24hTimesAtom = atom(false);

/** Formats dates as the server specifies; null until `loadDates` has run. */
export const dateWriterAtom = atom<{ locale: string; writer: DateWriter } | null>(null);
