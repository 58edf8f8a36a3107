import { describe, expect, it } from 'vitest';
import type { NamedRepetition } from '#src/features/calendar/editor/quick-add/read-repetition.ts';
import { createContext, readParts } from './reading.ts';

/** The repetition that a text names, and the words that do not. */
function read(text: string) {
  const { meanings, title } = readParts('en', text, createContext('2026-11-26', 8));
  const meaning = meanings.find(({ kind }) => kind === 'repetition');
  return meaning?.kind === 'repetition' ? { meaning: meaning.repetition, title } : null;
}

const weekly = (weekdays: readonly number[], interval = 1): NamedRepetition => ({
  kind: 'weekly',
  weekdays,
  interval,
});
const monthly = (day: number | null, interval = 1): NamedRepetition => ({
  kind: 'monthly',
  day,
  interval,
});
const byWeekday = (week: number, weekday: number): NamedRepetition => ({
  kind: 'monthlyByWeekday',
  week,
  weekday,
});

/** Texts, what they mean, and the words that say nothing of it. */
type Cases = readonly (readonly [string, NamedRepetition, string])[];

describe('one word', () => {
  const cases: Cases = [
    ['daily standup', { kind: 'daily', interval: 1 }, 'standup'],
    ['Weekdays', { kind: 'weekdays' }, ''],
    ['workdays', { kind: 'weekdays' }, ''],
    ['weekly', weekly([]), ''],
    ['biweekly', weekly([], 2), ''],
    ['fortnightly', weekly([], 2), ''],
    ['monthly', monthly(null), ''],
    ['yearly', { kind: 'yearly', interval: 1 }, ''],
    ['annually', { kind: 'yearly', interval: 1 }, ''],
  ];
  it.each(cases)('repeats: “%s”', (text, meaning, title) => {
    expect(read(text)).toEqual({ meaning, title });
  });

  it.each(['hourly', 'constructor', 'Tuesday', 'on', 'the', 'every', ''])(
    'does not repeat: “%s”',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

describe('a list of weekdays', () => {
  const cases: Cases = [
    ['Mon, Wed, Fri 18:00', weekly([1, 3, 5]), ''],
    ['on Mon, Wed and Fri', weekly([1, 3, 5]), ''],
    ['Tue & Thu', weekly([2, 4]), ''],
    ['Sat, Sun, Mon', weekly([6, 0, 1]), ''],
  ];
  it.each(cases)('repeats: “%s”', (text, meaning, title) => {
    expect(read(text)).toEqual({ meaning, title });
  });

  it.each(['Mon', 'Sat and Sun', 'Sun, Sat', 'Fri & Sat'])('may be meant once: “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('weekdays in the plural', () => {
  const cases: Cases = [
    ['Tuesdays', weekly([2]), ''],
    ['on Sundays', weekly([0]), ''],
    ['Tuesdays and Thursdays at 7', weekly([2, 4]), ''],
    ['Mondays, Wednesdays & Fridays', weekly([1, 3, 5]), ''],
    ['Mondays + Mondays', weekly([1]), ''],
    ['Tuesdays and cake', weekly([2]), 'and cake'],
    ['Tuesdays and Friday', weekly([2]), 'and'],
  ];
  it.each(cases)('repeat every week: “%s”', (text, meaning, title) => {
    expect(read(text)).toEqual({ meaning, title });
  });

  it('are not one Tuesday, nor days', () => {
    expect(read('on Tuesday')).toBeNull();
    expect(read('days')).toBeNull();
  });
});

describe('“every”', () => {
  const cases: Cases = [
    ['every day', { kind: 'daily', interval: 1 }, ''],
    ['every 3 days', { kind: 'daily', interval: 3 }, ''],
    ['every other day', { kind: 'daily', interval: 2 }, ''],
    ['each weekday', { kind: 'weekdays' }, ''],
    ['every workday', { kind: 'weekdays' }, ''],
    ['every year', { kind: 'yearly', interval: 1 }, ''],
    ['every four years', { kind: 'yearly', interval: 4 }, ''],
    ['every week', weekly([]), ''],
    ['every second week', weekly([], 2), ''],
    ['every 2nd week', weekly([], 2), ''],
    ['every 2 weeks on Tue and Fri', weekly([2, 5], 2), ''],
    ['every week on time', weekly([]), 'on time'],
    ['every week Tue', weekly([]), ''],
    ['every month', monthly(null), ''],
    ['every 3 months', monthly(null, 3), ''],
    ['every month on the 15th', monthly(15), ''],
    ['every month on 15th', monthly(15), ''],
    ['every month the 31st', monthly(31), ''],
    ['every month on the 32nd', monthly(null), 'on the 32nd'],
    ['every month on 15', monthly(null), 'on 15'],
    ['every month 15th', monthly(null), '15th'],
    ['every month on the moon', monthly(null), 'on the moon'],
  ];
  it.each(cases)('counts a unit: “%s”', (text, meaning, title) => {
    expect(read(text)).toEqual({ meaning, title });
  });

  const ofWeek: Cases = [
    ['every Tuesday', weekly([2]), ''],
    ['each Tue, Thu', weekly([2, 4]), ''],
    ['every Tuesday and Friday at 7', weekly([2, 5]), ''],
    ['every Tue and Tue', weekly([2]), ''],
    ['every other Friday', weekly([5], 2), ''],
    ['every second Monday', weekly([1], 2), ''],
    ['every 2nd Mon', weekly([1], 2), ''],
    ['every 3 Mondays', weekly([1], 3), ''],
  ];
  it.each(ofWeek)('names days of the week: “%s”', (text, meaning, title) => {
    expect(read(text)).toEqual({ meaning, title });
  });

  const ofMonth: Cases = [
    ['every 15th', monthly(15), ''],
    ['every 2nd', monthly(2), ''],
    ['every 15th of the month', monthly(15), ''],
    ['every 15th of month', monthly(15), ''],
  ];
  it.each(ofMonth)('names a day of the month: “%s”', (text, meaning, title) => {
    expect(read(text)).toEqual({ meaning, title });
  });

  it.each([
    'every a week',
    'every 1.5 weeks',
    'every 0 days',
    'every 15',
    'every 32nd',
    'every time',
  ])('means nothing in “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a weekday of the month', () => {
  const cases: Cases = [
    ['first Monday of the month', byWeekday(1, 1), ''],
    ['the second Tue of every month', byWeekday(2, 2), ''],
    ['third Wed of each month', byWeekday(3, 3), ''],
    ['fourth Sunday of month', byWeekday(4, 0), ''],
    ['2nd Fri each month', byWeekday(2, 5), ''],
    ['every 2nd Friday of the month', byWeekday(2, 5), ''],
    ['every second Friday of the month', byWeekday(2, 5), ''],
    ['every first Monday', byWeekday(1, 1), ''],
    ['each 3rd Thu', byWeekday(3, 4), ''],
    // The month is not said to the end.
    ['every first Monday of May', byWeekday(1, 1), 'of May'],
  ];
  it.each(cases)('repeats: “%s”', (text, meaning, title) => {
    expect(read(text)).toEqual({ meaning, title });
  });

  it.each([
    'first Monday',
    'the first Monday',
    'first Monday of May',
    '5th Monday of the month',
    'first of the month',
  ])('is not “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});
