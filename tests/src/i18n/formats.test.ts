import { describe, expect, it } from 'vitest';
import { browserDates } from '#src/i18n/formats.ts';
import { momentAt } from '#src/util/dates.ts';

// Local, so that it is the same time everywhere.
const moment = momentAt(new Date(2026, 2, 2, 13, 5, 9).getTime());

describe('the browser’s formats', () => {
  it.each([
    ['de', false, 'Montag, 2. März 2026 um 1:05 PM', '1:05:09 PM'],
    ['de', true, 'Montag, 2. März 2026 um 13:05', '13:05:09'],
    ['en-US', false, 'Monday, March 2, 2026 at 1:05 PM', '1:05:09 PM'],
  ])('have no zero before an hour of twelve: %s, %s', (locale, use24hTimes, exact, time) => {
    const formats = browserDates(locale, use24hTimes);
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    expect(plain(formats.exact(moment))).toBe(exact);
    expect(plain(formats.time(moment))).toBe(time);
  });
});
