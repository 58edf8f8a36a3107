import { expect, it } from 'vitest';
import { firstDays } from '#src/api/first-days.ts';

/** In the device's zone. */
const newYear = new Date(2026, 0, 1);

it('are the month of today, and the days that complete its weeks', () => {
  expect(firstDays('', newYear)).toEqual({ first: '2025-12-26', last: '2026-02-06' });
  expect(firstDays('?view=week', new Date(2026, 11, 31, 23, 59))).toEqual({
    ...{ first: '2026-11-25', last: '2027-01-06' },
  });
});

it('are those of the date in the address', () => {
  expect(firstDays('?view=week&date=2028-02-29', newYear)).toEqual({
    ...{ first: '2028-01-26', last: '2028-03-06' },
  });
});

it.each([
  '?date=tomorrow',
  '?date=9999-12-31',
  '?date=0000-01-01',
  '?date=2026-3-1',
  '?update=2028-02-29',
])('ignore %s', (search) => {
  expect(firstDays(search, newYear)).toEqual(firstDays('', newYear));
});

it('never fail', () => {
  expect(firstDays('?date=2026-99-99', newYear)).toEqual({
    first: '2034-02-23',
    last: '2034-04-06',
  });
});
