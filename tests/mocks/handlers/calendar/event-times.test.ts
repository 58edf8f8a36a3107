import { describe, expect, it } from 'vitest';
import { findEnd, readTimes } from '#mocks/handlers/calendar/event-times.ts';
import { onlyOccurrence } from '#mocks/world/calendar/occurrences.ts';
import {
  calendarState,
  eventRecord,
  local,
  seenBy,
  visitor,
  zurich,
} from '../../world/calendar/calendar-records.ts';

const see = (record = eventRecord()) =>
  seenBy(visitor(calendarState([record])), onlyOccurrence(record));

/** From 18:00 to 19:30 on March 2. */
const training = see();
/** March 5 and 6. */
const camp = see(eventRecord({ allDay: true, from: '2026-03-05', to: '2026-03-07' }));

type Given = Parameters<typeof readTimes>[0];

/** The local times that a request asks for, or its problem. */
function read(given: Given, current?: typeof training) {
  const result = readTimes(given, zurich, current);
  if ('problem' in result) return [result.problem.field, result.problem.message];
  const { times } = result;
  if (!times) return undefined;
  const [start, end] = [times.start, times.end].map((time) =>
    new Date(time).toISOString().slice(0, times.allDay ? 10 : 16),
  );
  return { allDay: times.allDay, start, end };
}

describe('the times of a request', () => {
  it('are undefined if none of them changes', () => {
    expect(read({}, training)).toBeUndefined();
  });

  it('are local in its zone', () => {
    const result = readTimes({ start: '2026-03-05T07:00', end: '2026-03-05T08:00' }, zurich);
    expect(result).toMatchObject({ times: { zone: zurich, start: local('2026-03-05T07:00') } });
  });

  it('are those of an event that does not last whole days, unless it says so', () => {
    expect(read({ start: '2026-03-05T07:00', end: '2026-03-05T08:00' })).toEqual({
      ...{ allDay: false, start: '2026-03-05T07:00', end: '2026-03-05T08:00' },
    });
  });

  it('name the last day of an event that lasts whole days', () => {
    expect(read({ all_day: true, start: '2026-03-05', end: '2026-03-05' })).toEqual({
      ...{ allDay: true, start: '2026-03-05', end: '2026-03-06' },
    });
  });

  it.each([
    ['start', { end: '2026-03-05T08:00' }],
    ['end', { start: '2026-03-05T08:00' }],
    ['start', { all_day: true }],
  ])('need a %s if the event is new: %j', (field, given) => {
    expect(read(given)).toEqual([field, 'Please fill in this field.']);
  });
});

describe('a change of times', () => {
  it.each([
    [
      'a new start moves the event',
      { start: '2026-03-04T20:00' },
      { start: '2026-03-04T20:00', end: '2026-03-04T21:30' },
    ],
    [
      'a new end keeps the start',
      { end: '2026-03-02T20:00' },
      { start: '2026-03-02T18:00', end: '2026-03-02T20:00' },
    ],
    [
      'the same kind of times keeps them',
      { all_day: false },
      { start: '2026-03-02T18:00', end: '2026-03-02T19:30' },
    ],
  ])('of an event with a time of day: %s', (_, given, times) => {
    expect(read(given, training)).toEqual({ allDay: false, ...times });
  });

  it.each([
    [
      'a new first day moves the event',
      { start: '2026-03-10' },
      { start: '2026-03-10', end: '2026-03-12' },
    ],
    [
      'a new last day keeps the first',
      { end: '2026-03-08' },
      { start: '2026-03-05', end: '2026-03-09' },
    ],
  ])('of an event of whole days: %s', (_, given, times) => {
    expect(read(given, camp)).toEqual({ allDay: true, ...times });
  });

  it('to whole days or back needs both, because a date says nothing about the time of day', () => {
    const required = 'Please fill in this field.';
    expect(read({ all_day: true }, training)).toEqual(['start', required]);
    expect(read({ all_day: true, start: '2026-03-05' }, training)).toEqual(['end', required]);
    expect(read({ all_day: false, start: '2026-03-05T08:00' }, camp)).toEqual(['end', required]);
    expect(read({ all_day: true, start: '2026-03-05', end: '2026-03-06' }, training)).toEqual({
      ...{ allDay: true, start: '2026-03-05', end: '2026-03-07' },
    });
  });

  it('reads dates of an event that lasts whole days already', () => {
    expect(read({ start: '2026-03-10T08:00' }, camp)).toEqual([
      ...['start', 'Please enter a date without a time.'],
    ]);
  });
});

describe('times are refused', () => {
  const end = '2026-03-05T08:00';

  it.each([
    ['start', { start: '2026-02-30T10:00', end }, 'There is no such day.'],
    ['end', { start: '2026-03-05T07:00', end: '2026-03-05T24:00' }, 'There is no such day.'],
    ['start', { start: '2026-03-05', end }, 'Please enter a date and a time.'],
    ['end', { all_day: true, start: '2026-03-05', end }, 'Please enter a date without a time.'],
    ['start', { start: '1899-12-31T23:59', end }, 'Choose a year between 1900 and 2199.'],
    [
      'end',
      { start: '2026-03-05T07:00', end: '2200-01-01T00:00' },
      'Choose a year between 1900 and 2199.',
    ],
    ['end', { start: '2026-03-05T08:01', end }, 'The end is before the start.'],
    [
      'end',
      { all_day: true, start: '2026-03-05', end: '2026-03-04' },
      'The end is before the start.',
    ],
    [
      'end',
      { start: '2026-03-05T08:00', end: '2027-03-06T08:01' },
      'An event may last at most a year.',
    ],
  ])('if their %s is wrong: %j', (field, given, message) => {
    expect(read(given)).toEqual([field, message]);
  });

  it.each([
    { start: end, end },
    { start: '1900-01-01T00:00', end: '1900-01-01T01:00' },
    { start: '2199-12-31T22:00', end: '2199-12-31T23:59' },
    { start: '2026-03-05T08:00', end: '2027-03-06T08:00' },
  ])('but not at the limits: %j', (given) => {
    expect(read(given)).toEqual({ allDay: false, ...given });
  });
});

describe('the end of an event', () => {
  it('is its own, or midnight in the zone of the calendar', () => {
    const access = visitor(calendarState([]));
    const ends = [training, camp].map((event) => new Date(findEnd(event, access)).toISOString());
    expect(ends).toEqual(['2026-03-02T18:30:00.000Z', '2026-03-06T23:00:00.000Z']);
  });
});
