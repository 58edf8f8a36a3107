import { describe, expect, it } from 'vitest';
import type { QuickAddContext } from '#src/features/calendar/editor/quick-add/parse-quick-add.ts';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';
import { createContext, readParts, withTitle } from './reading.ts';

/** As somebody would read digits who writes the month first; the year that is not written is 2026. */
const digits = new Map([
  ['12/24', '2026-12-24'],
  ['3/5', '2026-03-05'],
  ['3/5/26', '2026-03-05'],
  ['24.12', '2026-12-24'],
  ['3.12', '2026-03-12'],
  ['24.12.2025', '2025-12-24'],
]);

// A Thursday.
const context = createContext('2026-11-26', 8, {
  readDigits: (text) => {
    const day = digits.get(text);
    return day === undefined ? null : dayNumber(day);
  },
});

/** The days or moments that a text names, and the words that do not. */
function read(text: string, changes: Partial<QuickAddContext> = {}): string | null {
  const { meanings, title } = readParts('en', text, { ...context, ...changes });
  const meaning = meanings.find(({ kind }) => kind === 'day' || kind === 'moments');
  if (meaning?.kind !== 'day' && meaning?.kind !== 'moments') return null;
  const first = dayAt(meaning.first.day);
  if (meaning.kind === 'moments') {
    const last = dayAt(meaning.last.day);
    return withTitle(`${first} ${clock(meaning.start)} – ${last} ${clock(meaning.end)}`, title);
  }
  return withTitle(meaning.last ? `${first} – ${dayAt(meaning.last.day)}` : first, title);
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

function readMeaning(text: string) {
  const { meanings, title } = readParts('en', text, context);
  const day = meanings.find(({ kind }) => kind === 'day');
  return day?.kind === 'day' ? { ...day, title } : null;
}

describe('a day near today', () => {
  it.each([
    ['today', '2026-11-26'],
    ['tonight', '2026-11-26'],
    ['tomorrow', '2026-11-27'],
    ['tmrw', '2026-11-27'],
    ['tmr', '2026-11-27'],
    ['day after tomorrow', '2026-11-28'],
    ['the day after tomorrow', '2026-11-28'],
    ['in 3 days', '2026-11-29'],
    ['in a week', '2026-12-03'],
    ['in two weeks', '2026-12-10'],
    ['in one month', '2026-12-26'],
    ['in 2 years', '2028-11-26'],
  ])('is “%s”: %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it('is the last of a shorter month', () => {
    expect(read('in 3 months', { today: dayNumber('2026-11-30') })).toBe('2027-02-28');
    expect(read('in a year', { today: dayNumber('2028-02-29') })).toBe('2029-02-28');
  });

  it.each(['day after', 'this', 'this week', 'in days', 'in 3 hours', ''])(
    'is not “%s”',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('ends with the supported years', () => {
    expect(read('in 150 years')).toBe('2176-11-26');
    expect(read('in 174 years')).toBeNull();
    expect(read('May 5 2199')).toBe('2199-05-05');
    expect(read('May 5 2200')).toBeNull();
    expect(read('May 5 1899')).toBeNull();
  });
});

describe('a weekday', () => {
  it.each([
    ['Thursday', '2026-11-26'],
    ['thurs', '2026-11-26'],
    ['Friday,', '2026-11-27'],
    ['Wed', '2026-12-02'],
    ['on Sunday', '2026-11-29'],
    ['this Friday', '2026-11-27'],
    ['coming Mon', '2026-11-30'],
    ['on this Friday', '2026-11-27'],
  ])('is the next one from today on: “%s”', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it('is that of the week after this one if it is “next”', () => {
    expect(read('next Monday')).toBe('2026-11-30');
    expect(read('next Friday')).toBe('2026-12-04');
    expect(read('next Sunday')).toBe('2026-12-06');
    expect(read('next Sunday', { weekStartsOn: 0 })).toBe('2026-11-29');
  });

  it.each(['next', 'next week', 'Fridays'])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a date', () => {
  it.each([
    ['Dec 12', '2026-12-12'],
    ['12 December', '2026-12-12'],
    ['12th of December', '2026-12-12'],
    ['on the 12th of December', '2026-12-12'],
    ['Dec. 12th', '2026-12-12'],
    ['Dec 12 2027', '2027-12-12'],
    ['Dec 12, 2027', '2027-12-12'],
    ['12 Dec 2025', '2025-12-12'],
    ['Dec 12 27', '2026-12-12 + 27'],
    ['2026-12-24', '2026-12-24'],
    ['2020-02-29', '2020-02-29'],
    ['12/24', '2026-12-24'],
    ['24.12.', '2026-12-24'],
    ['Thu, Dec 24', '2026-12-24'],
    ['Thursday 24.12.', '2026-12-24'],
    ['Thu, Dec 25', '2026-12-25 + Thu'],
    ['24.12.2025', '2025-12-24'],
    ['3/5/26', '2026-03-05'],
  ])('is “%s”: %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it.each([
    ['Nov 26', '2026-11-26'],
    ['Nov 25', '2027-11-25'],
    ['3/5', '2027-03-05'],
  ])('without its year is in the next one once it is over: “%s”', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it.each([
    'Dec',
    'Dec 0',
    'Dec 32',
    'April 31',
    'Feb 29 2027',
    '12 of',
    '12 eggs',
    '2026-02-30',
    '2026-13-01',
    '24.12',
    // December for most people.
    '3.12.',
    '99/99',
    '12',
    '12th',
  ])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a part of a day', () => {
  it.each([
    ['tomorrow morning', 9],
    ['Dec 12 afternoon', 14],
    ['in 2 days evening', 19],
    ['tomorrow night', 20],
    ['this evening', 19],
    ['tonight', 20],
  ])('says when it begins: “%s”', (text, hour) => {
    expect(readMeaning(text)).toMatchObject({ usualStart: hour * 60, title: '' });
  });

  it('is only said after a day', () => {
    expect(read('morning')).toBeNull();
    expect(readMeaning('tomorrow lunch')?.usualStart).toBeNull();
  });
});

describe('what repeats once a day is over', () => {
  it.each([
    ['Friday', 'week'],
    ['this Friday', 'week'],
    ['next Friday', null],
    ['Dec 12', 'year'],
    ['12/24', 'year'],
    ['Dec 12 2026', null],
    ['3/5/26', null],
    ['24.12.2025', null],
    ['2026-12-24', null],
    ['tomorrow', null],
    ['in a week', null],
  ])('“%s”: %s', (text, cycle) => {
    expect(readMeaning(text)?.first.cycle).toBe(cycle);
  });
});

describe('a weekend', () => {
  it.each([
    ['this weekend', '2026-11-28 – 2026-11-29'],
    ['on the weekend', '2026-11-28 – 2026-11-29'],
    ['next weekend', '2026-12-05 – 2026-12-06'],
  ])('is “%s”: %s', (text, days) => {
    expect(read(text)).toBe(days);
  });
});

describe('a day', () => {
  it.each([
    ['Friday', '2026-11-27'],
    ['from Friday on', '2026-11-27 + on'],
    ['12 Dec', '2026-12-12'],
    ['12/24', '2026-12-24'],
    // What follows is no day.
    ['Fri to win', '2026-11-27 + to win'],
    ['Fri 12 - 14', '2026-11-27'],
    ['tomorrow - 14', '2026-11-27 + 14'],
    ['12/24 - 26', '2026-12-24 + 26'],
    ['Dec 12 -', '2026-12-12'],
    ['Fri and Sat', '2026-11-28 + Fri and'],
    ['12 - Fri', '2026-11-27 + 12'],
    ['12 - 12/24', '2026-12-24 + 12'],
    ['12 to 2026-12-14', '2026-12-14 + 12 to'],
    ['this - Friday morning', '2026-11-27 + this'],
    ['x – 14 Dec', '2026-12-14 + x'],
  ])('is “%s”: %s', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it.each(['12', '12 - 14', '0–14 Dec', 'from', 'Dec 12 - 32', ''])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a range of days', () => {
  it.each([
    ['Fri-Sun', '2026-11-27 – 2026-11-29'],
    ['Fri – Sun', '2026-11-27 – 2026-11-29'],
    ['from Fri to Sun', '2026-11-27 – 2026-11-29'],
    ['Fri until Sun', '2026-11-27 – 2026-11-29'],
    ['Fri till Sun', '2026-11-27 – 2026-11-29'],
    ['Fri through Sun', '2026-11-27 – 2026-11-29'],
    ['tomorrow to Dec 2', '2026-11-27 – 2026-12-02'],
    ['Dec 12 to Dec 14', '2026-12-12 – 2026-12-14'],
    ['Dec 12-14', '2026-12-12 – 2026-12-14'],
    ['12 Dec to 14th', '2026-12-12 – 2026-12-14'],
    ['12th of December to 14th of December', '2026-12-12 – 2026-12-14'],
    ['Dec 12 2027 to 14', '2027-12-12 – 2027-12-14'],
    ['12–14 Dec', '2026-12-12 – 2026-12-14'],
    ['12th to 14th of December', '2026-12-12 – 2026-12-14'],
    ['2026-12-12 to 2026-12-14', '2026-12-12 – 2026-12-14'],
    ['12 Dec 2027 to 14 Dec 2027', '2027-12-12 – 2027-12-14'],
  ])('is “%s”: %s', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it.each([
    ['Wed to Tue', '2026-12-02 – 2026-12-08'],
    ['Dec 30 to Jan 2', '2026-12-30 – 2027-01-02'],
    ['Dec 30 2027 to Jan 2', '2027-12-30 – 2028-01-02'],
    ['in 2 weeks to Sun', '2026-12-10 – 2026-12-13'],
  ])('ends at the next such day: “%s”', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it.each([
    ['Dec 12 to Dec 14 2027', '2027-12-12 – 2027-12-14'],
    ['Dec 12-14, 2027', '2027-12-12 – 2027-12-14'],
    ['12–14 Dec 2027', '2027-12-12 – 2027-12-14'],
    ['12th to 14th of December 2027', '2027-12-12 – 2027-12-14'],
    ['Dec 30 – Jan 2, 2028', '2027-12-30 – 2028-01-02'],
    // No year: a house number.
    ['Dec 12-14 1234 Main St', '2026-12-12 – 2026-12-14 + 1234 Main St'],
    // Not a year ago.
    ['Dec 24 to tomorrow', '2026-12-24 – 2026-11-27'],
    ['Nov 20 to today', '2026-11-20 – 2026-11-26'],
    ['Dec 30 – Jan 2, 2027', '2026-12-30 – 2027-01-02'],
    ['Nov 20 to 2026-11-28', '2026-11-20 – 2026-11-28'],
  ])('is in the year that is at its end: “%s”', (text, days) => {
    expect(read(text)).toBe(days);
  });

  it('takes its month from no other word', () => {
    expect(read('Fri 12/24 - 26')).toBe('2026-12-24 + Fri - 26');
    expect(read('Dec 12 - x')).toBe('2026-12-12 + x');
  });

  it('is not turned around', () => {
    expect(read('2026-12-14 to 2026-12-12')).toBe('2026-12-14 – 2026-12-12');
  });
});

describe('two moments', () => {
  it.each([
    ['Fri 18:00 to Sun 16:00', '2026-11-27 18:00 – 2026-11-29 16:00'],
    ['from Fri at 6pm until Sun at 4 pm', '2026-11-27 18:00 – 2026-11-29 16:00'],
    ['Dec 30 5:30 - Jan 2 noon', '2026-12-30 17:30 – 2027-01-02 12:00'],
    ['Fri evening to Sun afternoon', '2026-11-27 19:00 – 2026-11-29 14:00'],
    ['Fri noon to Sun 16:00', '2026-11-27 12:00 – 2026-11-29 16:00'],
    ['Fri morning 10:00 to Sun noon', '2026-11-27 10:00 – 2026-11-29 12:00'],
    ['Dec 30 18:00 to Jan 2 2028 10:00', '2027-12-30 18:00 – 2028-01-02 10:00'],
  ])('are “%s”: %s', (text, moments) => {
    expect(read(text)).toBe(moments);
  });

  it.each([
    ['Fri 18:00 to 20:00', '2026-11-27'],
    ['Fri 18:00 to Sun', '2026-11-29 + Fri to'],
    ['Fri 18:00 to Sun 16', '2026-11-29 + Fri to 16'],
    ['Fri 18 to Sun 16:00', '2026-11-29 + Fri 18 to'],
    ['Fri 18:00 and Sun 16:00', '2026-11-29 + Fri 18:00 and'],
    ['Fri at', '2026-11-27 + at'],
    ['Fri evening to Sun', '2026-11-27 – 2026-11-29'],
  ])('need both their times: “%s”', (text, days) => {
    expect(read(text)).toBe(days);
  });
});
