import { atom } from 'jotai';

/** How moments (RFC 3339) are written. */
export interface DateWriter {
  day: (moment: string) => string;
  /** Day and time, as exactly as a person asks. */
  exact: (moment: string) => string;
}

/** What a locale's dates look like by the browser's own knowledge, as long as the server's formats are not there. */
export function browserDates(locale: string, use24hTimes: boolean): DateWriter {
  const hourCycle = use24hTimes ? 'h23' : 'h12';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const exact = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle,
  });
  return {
    day: (moment) => day.format(new Date(moment)),
    exact: (moment) => exact.format(new Date(moment)),
  };
}

/** The hosting page's wish for times of 24 hours; set at the start. */
export const use24hTimesAtom = atom(false);

/** Writes dates as the server's formats say; null until `loadDates` brought it. */
export const dateWriterAtom = atom<{ locale: string; writer: DateWriter } | null>(null);
