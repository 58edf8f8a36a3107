import { describe, expect, it } from 'vitest';
import {
  cellPlace,
  cellTimes,
  type GridCell,
  newTimes,
  placeInCell,
} from '#src/calendar/layout/grid-geometry.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

const day = dayNumber('2026-03-02');
const midnight = day * minutesPerDay;
const place = { day, subCalendarId: 7 };
const timeline = (first: number, end: number, unit: 'time' | 'day'): GridCell => ({
  ...place,
  kind: 'timeline',
  column: { start: midnight + first, end: midnight + end },
  unit,
});

const month: GridCell = { ...place, kind: 'day' };
const aboveHours: GridCell = { ...place, kind: 'all-day' };
const column: GridCell = { ...place, kind: 'hours', hours: { start: 480, end: 960 } };
const hour = timeline(600, 660, 'time');
const wholeDay = timeline(0, minutesPerDay, 'time');
const days = timeline(0, 31 * minutesPerDay, 'day');

const options = { resolution: 15, isAllDay: false };
const middle = { down: 0.5, across: 0.5 };

describe('the place at a point in a cell', () => {
  it.each([
    ['is the whole day where times have no place', month, { day, minute: null }],
    ['is the whole day above hours', aboveHours, { day, minute: null }],
    ['has its minute where time goes down', column, { day, minute: 720 }],
    ['has its minute where time goes across', wholeDay, { day, minute: 720 }],
    ['is a step of the hour of a cell', hour, { day, minute: 630 }],
    ['is a day of the month of a cell', days, { day: day + 15, minute: null }],
  ])('%s', (_, cell, at) => {
    expect(placeInCell(cell, middle, options)).toEqual({ ...at, subCalendarId: 7 });
  });

  it('stays on the day of a column at its lower edge', () => {
    const late: GridCell = { ...place, kind: 'hours', hours: { start: 0, end: minutesPerDay } };
    expect(placeInCell(late, { down: 1, across: 0 }, options)).toMatchObject({ day, minute: 1440 });
  });

  it('is the day of a timeline for an event that lasts all day', () => {
    expect(placeInCell(hour, middle, { ...options, isAllDay: true })).toMatchObject({
      day,
      minute: null,
    });
  });
});

describe('a cell as a place', () => {
  it('is its hour, unless that is no place for an event that lasts all day', () => {
    expect(cellPlace(hour, false)).toEqual({ ...place, minute: 600 });
    expect(cellPlace(hour, true)).toEqual({ ...place, minute: null });
  });

  it.each([month, aboveHours, column, wholeDay, days])('is its day without an hour', (cell) => {
    expect(cellPlace(cell, false)).toEqual({ ...place, minute: null });
  });
});

const usual = { start: midnight + 540, end: midnight + 600, isAllDay: false };
const whole = { start: midnight, end: midnight + minutesPerDay, isAllDay: true };

describe('a new event', () => {
  it.each([
    ['the whole day where times have no place', month, whole],
    ['the whole day above hours', aboveHours, whole],
    ['the whole day in a timeline of days', days, whole],
    ['the usual hour of a column', column, usual],
    ['the usual hour of a day of a timeline', wholeDay, usual],
    ['the hour of a cell', hour, { start: midnight + 600, end: midnight + 660, isAllDay: false }],
  ])('begins by keys as %s', (_, cell, times) => {
    expect(cellTimes(cell)).toEqual(times);
  });

  it('is added at the minute of a place, for an hour or a longer step', () => {
    const start = midnight + 600;
    const at = { ...place, minute: 600 };
    expect(newTimes(column, at, 15)).toEqual({ start, end: start + 60, isAllDay: false });
    expect(newTimes(column, at, 120)).toEqual({ start, end: start + 120, isAllDay: false });
  });

  it('is added in the usual hour of a day, and above hours for the whole day', () => {
    const at = { ...place, minute: null };
    expect(newTimes(month, at, 15)).toEqual(usual);
    expect(newTimes(aboveHours, at, 15)).toEqual(whole);
  });
});
