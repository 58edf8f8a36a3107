import { describe, expect, it } from 'vitest';
import { readDays } from '#src/features/calendar/editor/quick-add/read-days.ts';
import { splitWords } from '#src/features/calendar/editor/quick-add/words.ts';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';

const context = {
  // A Thursday.
  today: dayNumber('2026-11-26'),
  weekStartsOn: 1,
  use24hTimes: false,
  readDigits: (text: string) => (text === '12/24' ? dayNumber('2026-12-24') : null),
};

/** The days or moments that a text begins with, and how many of its words name them. */
function read(text: string, at = 0): string | null {
  const phrase = readDays(splitWords(text), at, context);
  if (!phrase) return null;
  const { meaning, to } = phrase;
  const first = dayAt(meaning.first.day);
  if (meaning.kind === 'moments') {
    const last = dayAt(meaning.last.day);
    return `${first} ${clock(meaning.start)} – ${last} ${clock(meaning.end)} in ${to}`;
  }
  return meaning.last ? `${first} – ${dayAt(meaning.last.day)} in ${to}` : `${first} in ${to}`;
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

describe('a weekend', () => {
  it.each([
    ['this weekend', '2026-11-28 – 2026-11-29 in 2'],
    ['on the weekend', '2026-11-28 – 2026-11-29 in 3'],
    ['next weekend', '2026-12-05 – 2026-12-06 in 2'],
  ])('is “%s”: %s', (text, days) => {
    expect(read(text)).toBe(days);
  });
});

describe('a day', () => {
  it.each([
    ['Friday', '2026-11-27 in 1'],
    ['from Friday on', '2026-11-27 in 2'],
    ['12 Dec', '2026-12-12 in 2'],
    ['12/24', '2026-12-24 in 1'],
    // What follows is no day.
    ['Fri to win', '2026-11-27 in 1'],
    ['Fri 12 - 14', '2026-11-27 in 1'],
    ['tomorrow - 14', '2026-11-27 in 1'],
    ['12/24 - 26', '2026-12-24 in 1'],
    ['Dec 12 - 32', '2026-12-12 in 2'],
    ['Dec 12 -', '2026-12-12 in 2'],
    ['Fri and Sat', '2026-11-27 in 1'],
  ])('is “%s”: %s', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it.each([
    '12',
    '12 - 14',
    '12 - Fri',
    '12 - 12/24',
    '12 to 2026-12-14',
    '0–14 Dec',
    'from',
    'this - Friday morning',
    'x – 14 Dec',
    '',
  ])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a range of days', () => {
  it.each([
    ['Fri-Sun', '2026-11-27 – 2026-11-29 in 3'],
    ['Fri – Sun', '2026-11-27 – 2026-11-29 in 3'],
    ['from Fri to Sun', '2026-11-27 – 2026-11-29 in 4'],
    ['Fri until Sun', '2026-11-27 – 2026-11-29 in 3'],
    ['Fri till Sun', '2026-11-27 – 2026-11-29 in 3'],
    ['Fri through Sun', '2026-11-27 – 2026-11-29 in 3'],
    ['Fri thru Sun', '2026-11-27 – 2026-11-29 in 3'],
    ['tomorrow to Dec 2', '2026-11-27 – 2026-12-02 in 4'],
    ['Dec 12 to Dec 14', '2026-12-12 – 2026-12-14 in 5'],
    ['Dec 12-14', '2026-12-12 – 2026-12-14 in 4'],
    ['12 Dec to 14th', '2026-12-12 – 2026-12-14 in 4'],
    ['12th of December to 14th of December', '2026-12-12 – 2026-12-14 in 7'],
    ['Dec 12 2027 to 14', '2027-12-12 – 2027-12-14 in 5'],
    ['12–14 Dec', '2026-12-12 – 2026-12-14 in 4'],
    ['12th to 14th of December', '2026-12-12 – 2026-12-14 in 5'],
    ['2026-12-12 to 2026-12-14', '2026-12-12 – 2026-12-14 in 3'],
    ['12 Dec 2027 to 14 Dec 2027', '2027-12-12 – 2027-12-14 in 7'],
  ])('is “%s”: %s', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it.each([
    ['Wed to Tue', '2026-12-02 – 2026-12-08 in 3'],
    ['Dec 30 to Jan 2', '2026-12-30 – 2027-01-02 in 5'],
    ['Dec 30 2027 to Jan 2', '2027-12-30 – 2028-01-02 in 6'],
    ['in 2 weeks to Sun', '2026-12-10 – 2026-12-13 in 5'],
  ])('ends at the next such day: “%s”', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it.each([
    ['Dec 12 to Dec 14 2027', '2027-12-12 – 2027-12-14 in 6'],
    ['Dec 12-14, 2027', '2027-12-12 – 2027-12-14 in 5'],
    ['12–14 Dec 2027', '2027-12-12 – 2027-12-14 in 5'],
    ['12th to 14th of December 2027', '2027-12-12 – 2027-12-14 in 6'],
    ['Dec 30 – Jan 2, 2028', '2027-12-30 – 2028-01-02 in 6'],
    // No year: a house number.
    ['Dec 12-14 1234 Main St', '2026-12-12 – 2026-12-14 in 4'],
    // Not a year ago.
    ['Dec 24 to tomorrow', '2026-12-24 – 2026-11-27 in 4'],
    ['Nov 20 to today', '2026-11-20 – 2026-11-26 in 4'],
    ['Dec 30 – Jan 2, 2027', '2026-12-30 – 2027-01-02 in 6'],
    ['Nov 20 to 2026-11-28', '2026-11-20 – 2026-11-28 in 4'],
  ])('is in the year that is at its end: “%s”', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it('takes its month from no other word', () => {
    expect(read('Fri 12/24 - 26', 1)).toBe('2026-12-24 in 2');
    expect(read('Dec 12 - x')).toBe('2026-12-12 in 2');
  });

  it('is not turned around', () => {
    expect(read('2026-12-14 to 2026-12-12')).toBe('2026-12-14 – 2026-12-12 in 3');
  });
});

describe('two moments', () => {
  it.each([
    ['Fri 18:00 to Sun 16:00', '2026-11-27 18:00 – 2026-11-29 16:00 in 5'],
    ['from Fri at 6pm until Sun at 4 pm', '2026-11-27 18:00 – 2026-11-29 16:00 in 9'],
    ['Dec 30 5:30 - Jan 2 noon', '2026-12-30 17:30 – 2027-01-02 12:00 in 7'],
    ['Fri evening to Sun afternoon', '2026-11-27 19:00 – 2026-11-29 14:00 in 5'],
    ['Fri noon to Sun 16:00', '2026-11-27 12:00 – 2026-11-29 16:00 in 5'],
    ['Fri morning 10:00 to Sun noon', '2026-11-27 10:00 – 2026-11-29 12:00 in 6'],
    ['Dec 30 18:00 to Jan 2 2028 10:00', '2027-12-30 18:00 – 2028-01-02 10:00 in 8'],
  ])('are “%s”: %s', (text, moments) => {
    expect(read(text)).toBe(moments);
  });

  it.each([
    ['Fri 18:00 to 20:00', '2026-11-27 in 1'],
    ['Fri 18:00 to Sun', '2026-11-27 in 1'],
    ['Fri 18:00 to Sun 16', '2026-11-27 in 1'],
    ['Fri 18 to Sun 16:00', '2026-11-27 in 1'],
    ['Fri 18:00 and Sun 16:00', '2026-11-27 in 1'],
    ['Fri at', '2026-11-27 in 1'],
    ['Fri evening to Sun', '2026-11-27 – 2026-11-29 in 4'],
  ])('need both their times: “%s”', (text, days) => {
    expect(read(text)).toBe(days);
  });
});
