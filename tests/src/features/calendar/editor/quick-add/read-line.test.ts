import { describe, expect, it } from 'vitest';
import { createEventLimits } from '#generated/calendar/limits.ts';
import type { Meaning } from '#src/features/calendar/editor/quick-add/read-line.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { createContext, readParts, subCalendar } from './reading.ts';

const context = createContext('2026-11-26', 0, {
  use24hTimes: true,
  subCalendars: [subCalendar(7, 'Every day')],
  readDigits: () => null,
});

/** What a text means, and the words that mean nothing. */
function read(text: string) {
  const { meanings, title } = readParts('en', text, context);
  return meanings[0] ? { meaning: meanings[0], title } : null;
}

/** Texts, what they mean, and the words that mean nothing. */
type Cases = readonly (readonly [string, Meaning, string])[];

describe('a phrase', () => {
  const cases: Cases = [
    ['all day', { kind: 'allDay' }, ''],
    ['all-day', { kind: 'allDay' }, ''],
    ['for 3 days', { kind: 'days', count: 3 }, ''],
    ['for a day', { kind: 'days', count: 1 }, ''],
    ['for 2 weeks', { kind: 'days', count: 14 }, ''],
    ['for a week', { kind: 'days', count: 7 }, ''],
    ['for 2 hours', { kind: 'length', minutes: 120 }, ''],
    ['for 1.5 hours', { kind: 'length', minutes: 90 }, ''],
    ['for half an hour', { kind: 'length', minutes: 30 }, ''],
    ['for 1h30', { kind: 'length', minutes: 90 }, ''],
    ['in 2 hours', { kind: 'later', minutes: 120 }, ''],
    ['in 15 min', { kind: 'later', minutes: 15 }, ''],
    ['18:30', { kind: 'time', time: { start: 1110, end: null } }, ''],
    ['6-8', { kind: 'time', time: { start: 360, end: 480 } }, ''],
    ['daily', { kind: 'repetition', repetition: { kind: 'daily', interval: 1 } }, ''],
    ['#Every day', { kind: 'calendar', id: 7, name: 'everyday' }, ''],
    ['#Boats', { kind: 'calendar', id: null, name: 'Boats' }, ''],
  ];
  it.each(cases)('is “%s”: %j', (text, meaning, title) => {
    expect(read(text)).toEqual({ meaning, title });
  });

  it.each(['6 times', 'six times', 'for 6 times'])('is a number of times: “%s”', (text) => {
    const { meanings, title } = readParts('en', `${text} daily`, context);
    expect(meanings).toContainEqual({ kind: 'times', count: 6 });
    expect(title).toBe('');
  });

  it.each(['until', 'till', 'through', 'thru'])('tells the last day after “%s”', (word) => {
    expect(read(`${word} Dec 20`)).toEqual({
      title: '',
      meaning: {
        kind: 'until',
        last: { day: dayNumber('2026-12-20'), cycle: 'year' },
      },
    });
  });

  it.each([
    ['until March', '2027-03-31', ''],
    ['until the end of November', '2026-11-30', ''],
    ['until Feb 2028', '2028-02-29', ''],
  ])('tells the last day of a month: “%s”', (text, day, title) => {
    expect(read(text)).toMatchObject({
      title,
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

it('a text that is too long for a title is one without words', () => {
  const words = ' next week @Boathouse tomorrow 12–13';
  const longest = '🚣'.repeat(createEventLimits.title.maxLength - words.length) + words;
  expect(readParts('en', ` ${longest} `, context)).toMatchObject({
    place: 'Boathouse',
    meanings: [{ kind: 'day' }, { kind: 'time' }],
    unclear: ['next week'],
  });
  const title = `🚣${longest}`;
  const parts = { title, place: '', meanings: [], unclear: [] };
  expect(readParts('en', title, context)).toEqual(parts);
});
