import { describe, expect, it } from 'vitest';
import {
  type NamedRepetition,
  readRepetition,
} from '#src/features/calendar/editor/quick-add/read-repetition.ts';
import { splitWords } from '#src/features/calendar/editor/quick-add/words.ts';

const read = (text: string) => readRepetition(splitWords(text), 0);

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

/** Texts, what they mean, and how many of their words say it. */
type Cases = readonly (readonly [string, NamedRepetition, number])[];

describe('one word', () => {
  const cases: Cases = [
    ['daily standup', { kind: 'daily', interval: 1 }, 1],
    ['Weekdays', { kind: 'weekdays' }, 1],
    ['workdays', { kind: 'weekdays' }, 1],
    ['weekly', weekly([]), 1],
    ['biweekly', weekly([], 2), 1],
    ['fortnightly', weekly([], 2), 1],
    ['monthly', monthly(null), 1],
    ['yearly', { kind: 'yearly', interval: 1 }, 1],
    ['annually', { kind: 'yearly', interval: 1 }, 1],
  ];
  it.each(cases)('repeats: “%s”', (text, meaning, to) => {
    expect(read(text)).toEqual({ to, meaning });
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
    ['Mon, Wed, Fri 18:00', weekly([1, 3, 5]), 3],
    ['on Mon, Wed and Fri', weekly([1, 3, 5]), 5],
    ['Tue & Thu', weekly([2, 4]), 3],
    ['Sat, Sun, Mon', weekly([6, 0, 1]), 3],
  ];
  it.each(cases)('repeats: “%s”', (text, meaning, to) => {
    expect(read(text)).toEqual({ to, meaning });
  });

  it.each(['Mon', 'Sat and Sun', 'Sun, Sat', 'Fri & Sat'])('may be meant once: “%s”', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('weekdays in the plural', () => {
  const cases: Cases = [
    ['Tuesdays', weekly([2]), 1],
    ['on Sundays', weekly([0]), 2],
    ['Tuesdays and Thursdays at 7', weekly([2, 4]), 3],
    ['Mondays, Wednesdays & Fridays', weekly([1, 3, 5]), 4],
    ['Mondays + Mondays', weekly([1]), 3],
    ['Tuesdays and cake', weekly([2]), 1],
    ['Tuesdays and Friday', weekly([2]), 1],
  ];
  it.each(cases)('repeat every week: “%s”', (text, meaning, to) => {
    expect(read(text)).toEqual({ to, meaning });
  });

  it('are not one Tuesday, nor days', () => {
    expect(read('on Tuesday')).toBeNull();
    expect(read('days')).toBeNull();
  });
});

describe('“every”', () => {
  const cases: Cases = [
    ['every day', { kind: 'daily', interval: 1 }, 2],
    ['every 3 days', { kind: 'daily', interval: 3 }, 3],
    ['every other day', { kind: 'daily', interval: 2 }, 3],
    ['each weekday', { kind: 'weekdays' }, 2],
    ['every workday', { kind: 'weekdays' }, 2],
    ['every year', { kind: 'yearly', interval: 1 }, 2],
    ['every four years', { kind: 'yearly', interval: 4 }, 3],
    ['every week', weekly([]), 2],
    ['every second week', weekly([], 2), 3],
    ['every 2nd week', weekly([], 2), 3],
    ['every 2 weeks on Tue and Fri', weekly([2, 5], 2), 7],
    ['every week on time', weekly([]), 2],
    ['every week Tue', weekly([]), 2],
    ['every month', monthly(null), 2],
    ['every 3 months', monthly(null, 3), 3],
    ['every month on the 15th', monthly(15), 5],
    ['every month on 15th', monthly(15), 4],
    ['every month the 31st', monthly(31), 4],
    ['every month on the 32nd', monthly(null), 2],
    ['every month on 15', monthly(null), 2],
    ['every month 15th', monthly(null), 2],
    ['every month on the moon', monthly(null), 2],
  ];
  it.each(cases)('counts a unit: “%s”', (text, meaning, to) => {
    expect(read(text)).toEqual({ to, meaning });
  });

  const ofWeek: Cases = [
    ['every Tuesday', weekly([2]), 2],
    ['each Tue, Thu', weekly([2, 4]), 3],
    ['every Tuesday and Friday at 7', weekly([2, 5]), 4],
    ['every Tue and Tue', weekly([2]), 4],
    ['every other Friday', weekly([5], 2), 3],
    ['every second Monday', weekly([1], 2), 3],
    ['every 2nd Mon', weekly([1], 2), 3],
    ['every 3 Mondays', weekly([1], 3), 3],
  ];
  it.each(ofWeek)('names days of the week: “%s”', (text, meaning, to) => {
    expect(read(text)).toEqual({ to, meaning });
  });

  const ofMonth: Cases = [
    ['every 15th', monthly(15), 2],
    ['every 2nd', monthly(2), 2],
    ['every 15th of the month', monthly(15), 5],
    ['every 15th of month', monthly(15), 4],
  ];
  it.each(ofMonth)('names a day of the month: “%s”', (text, meaning, to) => {
    expect(read(text)).toEqual({ to, meaning });
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
    ['first Monday of the month', byWeekday(1, 1), 5],
    ['the second Tue of every month', byWeekday(2, 2), 6],
    ['third Wed of each month', byWeekday(3, 3), 5],
    ['fourth Sunday of month', byWeekday(4, 0), 4],
    ['2nd Fri each month', byWeekday(2, 5), 4],
    ['every 2nd Friday of the month', byWeekday(2, 5), 6],
    ['every second Friday of the month', byWeekday(2, 5), 6],
    ['every first Monday', byWeekday(1, 1), 3],
    ['each 3rd Thu', byWeekday(3, 4), 3],
    // The month is not said to the end.
    ['every first Monday of May', byWeekday(1, 1), 3],
  ];
  it.each(cases)('repeats: “%s”', (text, meaning, to) => {
    expect(read(text)).toEqual({ to, meaning });
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
