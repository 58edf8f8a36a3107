import { type Day, utcDay } from '#src/util/dates.ts';

/**
 * The days that a calendar's page reads first: the month of the address's `date`, or else of today, and six days on
 * either side, which complete its weeks on whichever day they begin.
 * @param now is read in the device's zone, because the calendar's own is not known yet.
 */
export function firstDays(search: string, now: Date): { readonly first: Day; readonly last: Day } {
  const [, year = now.getFullYear(), month = now.getMonth() + 1] =
    /[?&]date=([1-8]\d{3})-(\d\d)-\d\d\b/.exec(search) ?? [];
  return {
    first: utcDay(Date.UTC(Number(year), Number(month) - 1, 1 - 6)),
    last: utcDay(Date.UTC(Number(year), Number(month), 6)),
  };
}
