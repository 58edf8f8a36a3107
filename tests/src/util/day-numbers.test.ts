import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#src/util/dates.ts';
import {
  addMonths,
  dateParts,
  dayAt,
  dayNumber,
  firstOfMonth,
  firstSupportedDay,
  lastSupportedDay,
  weekday,
} from '#src/util/day-numbers.ts';

const anyDay = fc.integer({ min: firstSupportedDay, max: lastSupportedDay });

describe('days as numbers', () => {
  it('agree with Date on every supported day’s date and weekday', () => {
    for (let day = firstSupportedDay; day <= lastSupportedDay; day++) {
      const date = new Date(day * dayMs);
      const { year, month, day: ofMonth } = dateParts(day);
      const parts = [year, month, ofMonth, weekday(day)];
      const expected = [
        date.getUTCFullYear(),
        date.getUTCMonth() + 1,
        date.getUTCDate(),
        date.getUTCDay(),
      ];
      if (parts.join() !== expected.join()) expect(parts).toEqual(expected);
    }
    expect(dateParts(0)).toEqual({ year: 1970, month: 1, day: 1 });
  });

  it('are read from texts and written as the same ones', () => {
    fc.assert(fc.property(anyDay, (day) => dayNumber(dayAt(day)) === day));
    expect(dayNumber('2026-03-02T17:30:00+01:00')).toBe(dayNumber('2026-03-02'));
    expect(dayNumber('soon')).toBeNaN();
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %i months are %s', (day, months, expected) => {
    expect(dayAt(addMonths(dayNumber(day), months))).toBe(expected);
  });

  it('know the first of months beyond a year’s end', () => {
    expect(dayAt(firstOfMonth(2026, 13))).toBe('2027-01-01');
    expect(dayAt(firstOfMonth(2026, 0))).toBe('2025-12-01');
  });

  it('refuse years without four digits', () => {
    expect(() => dayAt(dayNumber('9999-12-31') + 1)).toThrow(RangeError);
  });
});
