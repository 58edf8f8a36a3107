import { describe, expect, it } from 'vitest';
import { type DayContext, readDay } from '#src/features/calendar/editor/quick-add/read-day.ts';
import { splitWords } from '#src/features/calendar/editor/quick-add/words.ts';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';

/** As somebody would read digits who writes the month first; the year that is not written is 2026. */
const digits = new Map([
  ['12/24', '2026-12-24'],
  ['3/5', '2026-03-05'],
  ['3/5/26', '2026-03-05'],
  ['24.12', '2026-12-24'],
  ['3.12', '2026-03-12'],
  ['24.12.2025', '2025-12-24'],
]);

const context: DayContext = {
  // A Thursday.
  today: dayNumber('2026-11-26'),
  weekStartsOn: 1,
  readDigits: (text) => {
    const day = digits.get(text);
    return day === undefined ? null : dayNumber(day);
  },
};

/** The day that a text begins with, and how many of its words name it. */
function read(text: string, changes: Partial<DayContext> = {}): string | null {
  const phrase = readDay(splitWords(text), 0, { ...context, ...changes });
  return phrase && `${dayAt(phrase.meaning.day)} in ${phrase.to}`;
}

const readMeaning = (text: string) => readDay(splitWords(text), 0, context)?.meaning;

describe('a day near today', () => {
  it.each([
    ['today', '2026-11-26 in 1'],
    ['tonight', '2026-11-26 in 1'],
    ['tomorrow', '2026-11-27 in 1'],
    ['tmrw', '2026-11-27 in 1'],
    ['tmr', '2026-11-27 in 1'],
    ['day after tomorrow', '2026-11-28 in 3'],
    ['the day after tomorrow', '2026-11-28 in 4'],
    ['in 3 days', '2026-11-29 in 3'],
    ['in a week', '2026-12-03 in 3'],
    ['in two weeks', '2026-12-10 in 3'],
    ['in one month', '2026-12-26 in 3'],
    ['in 2 years', '2028-11-26 in 3'],
  ])('is “%s”: %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it('is the last of a shorter month', () => {
    expect(read('in 3 months', { today: dayNumber('2026-11-30') })).toBe('2027-02-28 in 3');
    expect(read('in a year', { today: dayNumber('2028-02-29') })).toBe('2029-02-28 in 3');
  });

  it.each([
    'day after',
    'this',
    'this week',
    'in days',
    'in 0 days',
    'in 1.5 weeks',
    'in 3 hours',
    '',
  ])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });

  it('ends with the supported years', () => {
    expect(read('in 150 years')).toBe('2176-11-26 in 3');
    expect(read('in 174 years')).toBeNull();
    expect(read('May 5 2199')).toBe('2199-05-05 in 3');
    expect(read('May 5 2200')).toBeNull();
    expect(read('May 5 1899')).toBeNull();
  });
});

describe('a weekday', () => {
  it.each([
    ['Thursday', '2026-11-26 in 1'],
    ['thurs', '2026-11-26 in 1'],
    ['Friday,', '2026-11-27 in 1'],
    ['Wed', '2026-12-02 in 1'],
    ['on Sunday', '2026-11-29 in 2'],
    ['this Friday', '2026-11-27 in 2'],
    ['coming Mon', '2026-11-30 in 2'],
    ['on this Friday', '2026-11-27 in 3'],
  ])('is the next one from today on: “%s”', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it('is that of the week after this one if it is “next”', () => {
    expect(read('next Monday')).toBe('2026-11-30 in 2');
    expect(read('next Friday')).toBe('2026-12-04 in 2');
    expect(read('next Sunday')).toBe('2026-12-06 in 2');
    expect(read('next Sunday', { weekStartsOn: 0 })).toBe('2026-11-29 in 2');
  });

  it.each(['next', 'next week', 'Fridays'])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a date', () => {
  it.each([
    ['Dec 12', '2026-12-12 in 2'],
    ['12 December', '2026-12-12 in 2'],
    ['12th of December', '2026-12-12 in 3'],
    ['on the 12th of December', '2026-12-12 in 5'],
    ['Dec. 12th', '2026-12-12 in 2'],
    ['Dec 12 2027', '2027-12-12 in 3'],
    ['Dec 12, 2027', '2027-12-12 in 3'],
    ['12 Dec 2025', '2025-12-12 in 3'],
    ['Dec 12 27', '2026-12-12 in 2'],
    ['2026-12-24', '2026-12-24 in 1'],
    ['2020-02-29', '2020-02-29 in 1'],
    ['12/24', '2026-12-24 in 1'],
    ['24.12.', '2026-12-24 in 1'],
    ['Thu, Dec 24', '2026-12-24 in 3'],
    ['Thursday 24.12.', '2026-12-24 in 2'],
    ['Thu, Dec 25', '2026-11-26 in 1'],
    ['24.12.2025', '2025-12-24 in 1'],
    ['3/5/26', '2026-03-05 in 1'],
  ])('is “%s”: %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it.each([
    ['Nov 26', '2026-11-26 in 2'],
    ['Nov 25', '2027-11-25 in 2'],
    ['3/5', '2027-03-05 in 1'],
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
    ['tomorrow morning', 9, 2],
    ['Friday noon', 12, 2],
    ['Dec 12 afternoon', 14, 3],
    ['in 2 days evening', 19, 4],
    ['tomorrow night', 20, 2],
    ['this evening', 19, 2],
    ['tonight', 20, 1],
  ])('says when it begins: “%s”', (text, hour, to) => {
    const phrase = readDay(splitWords(text), 0, context);
    expect(phrase?.meaning.usualStart).toBe(hour * 60);
    expect(phrase?.to).toBe(to);
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
    expect(readMeaning(text)?.cycle).toBe(cycle);
  });
});
