import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateText,
  mondayBefore,
  offsetText,
  parseLocal,
  partsAt,
  startOfDay,
  timeText,
  weekday,
} from '#mocks/time/local-time.ts';

const at = (text: string) => parseLocal(text)?.time ?? Number.NaN;
const anyTime = fc.integer({ min: Date.UTC(1, 0, 1), max: Date.UTC(9999, 11, 31) });

describe('reading a local time', () => {
  it.each([
    ['2026-03-07', '2026-03-07T00:00:00', true],
    ['2026-03-07T09:30', '2026-03-07T09:30:00', false],
    ['2026-03-07T23:59:59', '2026-03-07T23:59:59', false],
    ['2028-02-29', '2028-02-29T00:00:00', true],
  ])('takes %s for %s', (text, written, isDate) => {
    const parsed = parseLocal(text);
    expect(parsed?.isDate).toBe(isDate);
    expect(timeText(parsed?.time ?? 0)).toBe(written);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-03-07T24:00',
    '2026-03-07T09:60',
    '2026-03-07T09:30:60',
    '2026-03-07T09:30Z',
    '2026-3-7',
    '',
  ])('refuses %s', (text) => expect(parseLocal(text)).toBeUndefined());
});

describe('writing a local time', () => {
  it('is exact for every time that dates know', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        const date = new Date(time);
        expect(timeText(time)).toBe(date.toISOString().slice(0, 19));
        expect(dateText(time)).toBe(date.toISOString().slice(0, 10));
        expect(partsAt(time)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
        expect(weekday(time)).toBe(date.getUTCDay());
      }),
    );
  });

  it.each([
    [3_600_000, '+01:00'],
    [-12_600_000, '-03:30'],
    [0, '+00:00'],
    [50_400_000, '+14:00'],
  ])('writes an offset of %i ms as %s', (offset, text) => expect(offsetText(offset)).toBe(text));
});

describe('a day', () => {
  it('begins at midnight, before 1970, too', () => {
    expect(startOfDay(at('2026-03-07T09:30'))).toBe(at('2026-03-07'));
    expect(startOfDay(at('1969-12-31T09:30'))).toBe(at('1969-12-31'));
  });

  it.each([
    ['2026-03-02T17:30', '2026-03-02'],
    ['2026-03-07', '2026-03-02'],
    ['2026-03-08T23:59', '2026-03-02'],
    ['1969-12-31', '1969-12-29'],
  ])('%s is in the week of %s', (text, monday) => {
    expect(dateText(mondayBefore(at(text)))).toBe(monday);
  });
});
