import { describe, expect, it } from 'vitest';
import { createContext, readParts, withTitle } from './reading.ts';

/** The times in a text for readers of a clock of 12 or 24 hours, and the words that are none. */
function readRange(text: string, use24hTimes = false): string | null {
  const { meanings, title } = readParts(
    'en',
    text,
    createContext('2026-11-26', 8, { use24hTimes }),
  );
  const meaning = meanings.find(({ kind }) => kind === 'time');
  if (meaning?.kind !== 'time') return null;
  const { start, end } = meaning.time;
  return withTitle(end === null ? clock(start) : `${clock(start)}–${clock(end)}`, title);
}

/** Hours and minutes; those of the next day have more than 24 hours. */
function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

/** A time where none can be anything else. */
const readPoint = (text: string, use24hTimes = false) => readRange(`at ${text}`, use24hTimes);

describe('a point in time', () => {
  it.each([
    ['noon', '12:00'],
    ['midday', '12:00'],
    ['midnight', '0:00'],
    ['7pm', '19:00'],
    ['7 pm', '19:00'],
    ['7p.m.', '19:00'],
    ['7 p.m.', '19:00'],
    ['7:30 a.m. sharp', '7:30 + sharp'],
    ['12am', '0:00'],
    ['12:30am', '0:30'],
    ['12pm', '12:00'],
    ["9 o'clock", '9:00'],
    ['9 o’clock', '9:00'],
    ['18h', '18:00'],
    ['18h30', '18:30'],
    ['24:00', '24:00'],
    ['9 sharp', '9:00 + sharp'],
    ['7.30', '7:30'],
    ['10 Uhr', '10:00'],
    ['3 Uhr', '3:00'],
    ['3uhr', '3:00'],
  ])('is “%s”: %s', (text, time) => {
    expect(readPoint(text)).toBe(time);
  });

  it.each(['7:60', '7h60', '24:01', '25:00', '0am', '13pm', '123', '7:5', '1.5', 'soon', ''])(
    'is not “%s”',
    (text) => {
      expect(readPoint(text)).toBeNull();
    },
  );

  it('from 1 to 6 is in the afternoon on a clock of 12 hours, unless it is written for 24', () => {
    const hours = ['1', '6', '6:45', '7', '06', '6h', '6am', '0'];
    expect(hours.map((text) => readPoint(text))).toEqual([
      '13:00',
      '18:00',
      '18:45',
      '7:00',
      '6:00',
      '6:00',
      '6:00',
      '0:00',
    ]);
  });

  it('is as it is written on a clock of 24 hours', () => {
    const hours = ['1', '6:45', '6pm'];
    expect(hours.map((text) => readPoint(text, true))).toEqual(
      ['1:00', '6:45', '18:00'].map((time) => time),
    );
  });
});

describe('a time', () => {
  it.each([
    ['at 7', '7:00'],
    ['@ 7', '7:00'],
    ['at 5 pm', '17:00'],
    ['from 5pm', '17:00'],
    ['17:30', '17:30'],
    ['at 17.30', '17:30'],
    ['noon', '12:00'],
    // What follows is no time.
    ['at 7 to win', '7:00 + to win'],
    ['7pm and 8pm', '20:00 + 7pm and'],
  ])('is “%s”: %s', (text, time) => {
    expect(readRange(text)).toBe(time);
  });

  it.each([
    '7',
    '7.30',
    '1.10-3.10',
    'from 7',
    'between 7',
    'at',
    'at home',
    '7 and 8',
    '1.2 - 1.3',
    '',
  ])('is not “%s”', (text) => {
    expect(readRange(text)).toBeNull();
  });
});

describe('a range of times', () => {
  it.each([
    ['18:30-20', '18:30–20:00'],
    ['9.30-11', '9:30–11:00'],
    ['12 – 13', '12:00–13:00'],
    ['12 — 13', '12:00–13:00'],
    ['6pm until 8pm', '18:00–20:00'],
    ['6pm till 8pm', '18:00–20:00'],
    ['from 9 to 11', '9:00–11:00'],
    ['at 9 to 11', '9:00–11:00'],
    ['between 9 and 11', '9:00–11:00'],
    ['9 to 11am', '9:00–11:00'],
  ])('is “%s”: %s', (text, times) => {
    expect(readRange(text)).toBe(times);
  });

  it('is not two numbers alone that a word joins', () => {
    expect(readRange('2 to 3')).toBeNull();
    expect(readRange('from 9 and 11')).toBeNull();
  });

  it.each([
    ['6-7pm', '18:00–19:00'],
    ['11-1pm', '11:00–13:00'],
    ['11-12pm', '11:00–12:00'],
    ['12-1pm', '12:00–13:00'],
    ['12-1am', '0:00–1:00'],
    ['10-12am', '22:00–24:00'],
    ['10-2am', '22:00–26:00'],
    ['11-11am', '23:00–35:00'],
    ['9 - noon', '9:00–12:00'],
    ['6 - noon', '6:00–12:00'],
    ['8 - midnight', '20:00–24:00'],
  ])('begins in the half of the day of its end, or in that before: “%s”', (text, times) => {
    expect(readRange(text)).toBe(times);
    expect(readRange(text, true)).toBe(times);
  });

  it.each([
    ['9am-5', '9:00–17:00'],
    ['3am-6', '3:00–6:00'],
    ['10pm-2', '22:00–26:00'],
    ['9-5', '9:00–17:00'],
    ['10-10', '10:00–22:00'],
    ['noon - 2', '12:00–14:00'],
    ['midnight - 2', '0:00–2:00'],
  ])('ends at the next such time of a clock of 12 hours: “%s”', (text, times) => {
    expect(readRange(text)).toBe(times);
    expect(readRange(text, true)).toBe(times);
  });

  it.each([
    ['22-6', '22:00–30:00'],
    ['22:00-2', '22:00–26:00'],
    ['22:00-06:00', '22:00–30:00'],
    ['20 - midnight', '20:00–24:00'],
    ['22-8am', '22:00–32:00'],
    ['14-8am', '14:00–32:00'],
    ['8pm-8am', '20:00–32:00'],
  ])('ends on the next day if it is not later on the same: “%s”', (text, times) => {
    expect(readRange(text)).toBe(times);
    expect(readRange(text, true)).toBe(times);
  });

  it('of two open numbers is in the afternoon on a clock of 12 hours, and in the morning on one of 24', () => {
    expect(readRange('6-8')).toBe('18:00–20:00');
    expect(readRange('6-8', true)).toBe('6:00–8:00');
    expect(readRange('11-1')).toBe('11:00–13:00');
  });

  it('after an hour beyond twelve ends by the clock that its reader uses', () => {
    expect(readRange('14-6')).toBe('14:00–18:00');
    expect(readRange('14-6', true)).toBe('14:00–30:00');
  });
});
