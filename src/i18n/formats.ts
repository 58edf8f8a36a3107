import { atom } from 'jotai';

/** How moments (RFC 3339) are written; they must be readable ones. */
export interface DateWriter {
  /** With the month's name: 3/2/26 is another day in every other country. */
  day: (moment: string) => string;
  /** Day and time, as exactly as a person asks. */
  exact: (moment: string) => string;
  /** The time of a day, to the second. */
  time: (moment: string) => string;
}

/** What a locale's dates look like by the browser's own knowledge, as long as the server's formats are not there. */
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

/** The hosting page's wish for times of 24 hours; set at the start. */
export const use24hTimesAtom = atom(false);

/** Writes dates as the server's formats say; null until `loadDates` brought it. */
export const dateWriterAtom = atom<{ locale: string; writer: DateWriter } | null>(null);
