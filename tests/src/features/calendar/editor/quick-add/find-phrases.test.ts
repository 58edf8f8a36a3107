import { describe, expect, it } from 'vitest';
import {
  type Meaning,
  readPhrase,
  type WordContext,
} from '#src/features/calendar/editor/quick-add/find-phrases.ts';
import { splitWords } from '#src/features/calendar/editor/quick-add/words.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

const today = dayNumber('2026-11-26');
const context: WordContext = {
  today,
  now: today * minutesPerDay,
  weekStartsOn: 1,
  use24hTimes: true,
  subCalendars: [
    { id: 7, name: 'Every day', color: 'blue', active: true, allows_overlap: true, role: 'modify' },
  ],
  readDigits: () => null,
};

const read = (text: string) => readPhrase(splitWords(text), 0, context);

/** Texts, what they mean, and how many of their words say it. */
type Cases = readonly (readonly [string, Meaning, number])[];

describe('a phrase', () => {
  const cases: Cases = [
    ['all day', { kind: 'allDay' }, 2],
    ['all-day', { kind: 'allDay' }, 1],
    ['6 times', { kind: 'times', count: 6 }, 2],
    ['six times', { kind: 'times', count: 6 }, 2],
    ['for 6 times', { kind: 'times', count: 6 }, 3],
    ['for 3 days', { kind: 'days', count: 3 }, 3],
    ['for a day', { kind: 'days', count: 1 }, 3],
    ['for 2 weeks', { kind: 'days', count: 14 }, 3],
    ['for a week', { kind: 'days', count: 7 }, 3],
    ['for 2 hours', { kind: 'length', minutes: 120 }, 3],
    ['for 1.5 hours', { kind: 'length', minutes: 90 }, 3],
    ['for half an hour', { kind: 'length', minutes: 30 }, 4],
    ['for 1h30', { kind: 'length', minutes: 90 }, 2],
    ['in 2 hours', { kind: 'later', minutes: 120 }, 3],
    ['in 15 min', { kind: 'later', minutes: 15 }, 3],
    ['18:30', { kind: 'time', time: { start: 1110, end: null } }, 1],
    ['6-8', { kind: 'time', time: { start: 360, end: 480 } }, 3],
    ['daily', { kind: 'repetition', repetition: { kind: 'daily', interval: 1 } }, 1],
    ['#Every day', { kind: 'calendar', id: 7, name: 'everyday' }, 2],
    ['#Boats', { kind: 'calendar', id: null, name: 'Boats' }, 1],
  ];
  it.each(cases)('is “%s”: %j', (text, meaning, to) => {
    expect(read(text)).toEqual({ to, meaning });
  });

  it.each(['until', 'till', 'through', 'thru'])('tells the last day after “%s”', (word) => {
    expect(read(`${word} Dec 20`)).toEqual({
      to: 3,
      meaning: {
        kind: 'until',
        last: { day: dayNumber('2026-12-20'), cycle: 'year', usualStart: null },
      },
    });
  });

  it.each([
    ['until March', '2027-03-31', 2],
    ['until the end of November', '2026-11-30', 5],
    ['until Feb 2028', '2028-02-29', 3],
  ])('tells the last day of a month: “%s”', (text, day, to) => {
    expect(read(text)).toMatchObject({
      to,
      meaning: { kind: 'until', last: { day: dayNumber(day) } },
    });
  });

  it.each([
    ['in 2 days', 'day'],
    ['Fri to Sun', 'day'],
    ['Fri 18:00 to Sun 16:00', 'moments'],
    // Not the day that begins it.
    ['first Monday of the month', 'repetition'],
    ['every Tuesday', 'repetition'],
    // Not the first day of the month that it could begin.
    ['12 times', 'times'],
  ])('means one thing only: “%s”', (text, kind) => {
    expect(read(text)?.meaning.kind).toBe(kind);
  });

  it.each([
    'all',
    'all days',
    'times',
    '0 times',
    '1.5 times',
    'two days',
    '2 hours',
    'for',
    'for 30',
    'for Anna',
    'for 2 months',
    'in 30',
    'in Berlin',
    'until now',
    '"tomorrow"',
    '',
  ])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});
