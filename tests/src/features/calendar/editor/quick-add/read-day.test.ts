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

function readMeaning(text: string, changes: Partial<QuickAddContext> = {}) {
  const { meanings, title } = readParts('en', text, { ...context, ...changes });
  const day = meanings.find(({ kind }) => kind === 'day');
  return day?.kind === 'day' ? { ...day, title } : null;
}

/** The day that a text names, and the words that do not. */
function read(text: string, changes: Partial<QuickAddContext> = {}): string | null {
  const meaning = readMeaning(text, changes);
  return meaning && withTitle(dayAt(meaning.first.day), meaning.title);
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
