import { describe, expect, it } from 'vitest';
import { addDays, isDay, localDay, momentAt, utcDay } from '#src/util/dates.ts';

describe('a day', () => {
  it.each(['2026-12-10', '2024-02-29', '0001-01-01', '9999-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['', '2026-02-29', '2026-13-01', '2026-1-2', '12026-01-01', '2026-12-10T00:00:00Z'])(
    'is not "%s"',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('is that of the device’s clock', () => {
    expect(localDay(new Date(2026, 2, 29, 0, 0).getTime())).toBe('2026-03-29');
    expect(localDay(new Date(2026, 2, 29, 23, 59).getTime())).toBe('2026-03-29');
  });

  it('moves by days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });
});

describe('a moment', () => {
  it('is written in UTC', () => {
    expect(momentAt(Date.UTC(2026, 2, 2, 9))).toBe('2026-03-02T09:00:00.000Z');
  });

  it('is on a day in UTC, whatever its offset', () => {
    expect(utcDay('2026-12-10T23:30:00-05:00')).toBe('2026-12-11');
  });

  it.each([Number.NaN, Date.parse('+010000-01-01')])('cannot be at %d', (time) => {
    expect(() => momentAt(time)).toThrow(RangeError);
  });
});
