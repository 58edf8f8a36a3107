import { describe, expect, it } from 'vitest';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { dayNumber } from '#src/util/day-numbers.ts';

const day = dayNumber('2026-03-02');
/** Browsers separate with different spaces. */
const plain = (text: string) => text.replaceAll(/[\s\u2009\u202f]+/g, ' ');

describe('the formats of a calendar', () => {
  it.each([
    ['en', 'Training, Heron, Otter'],
    ['de', 'Training, Heron, Otter'],
    ['ja', 'Training、Heron、Otter'],
    ['zh-CN', 'Training、Heron、Otter'],
  ])('join in %s as %s', (locale, expected) => {
    expect(createCalendarFormats(locale, true).join(['Training', 'Heron', 'Otter'])).toBe(expected);
  });

  it('write days and ranges in the locale, whatever the device’s zone', () => {
    const formats = createCalendarFormats('en-US', false);
    expect(formats.fullDay(day)).toBe('Monday, March 2, 2026');
    expect(formats.month(day)).toBe('March 2026');
    expect(plain(formats.days(day, day + 6))).toBe('Mar 2 – 8, 2026');
    const german = createCalendarFormats('de', true);
    expect(german.weekdayAndDay(day)).toBe('Montag, 2. März');
    expect(plain(german.days(day, day + 6))).toBe('2.–8. März 2026');
    expect(plain(german.shortDayAndYear(day))).toBe('2. März 2026');
  });

  it.each([
    ['ja', 6, '2026/03/02～03/08'],
    ['ja', 0, '2026年3月2日'],
    ['ja', 365, '2026/03/02～2027/03/02'],
    ['zh-CN', 6, '2026/3/2 – 3/8'],
    ['ko', 6, '2026년 3월 2일~8일'],
  ])(
    'write the year of a range in %s over %i days once if it is the same',
    (locale, more, expected) => {
      expect(plain(createCalendarFormats(locale, true).days(day, day + more))).toBe(expected);
    },
  );

  it.each([
    ['en-US', false, 0, '12:00 AM', '12 AM'],
    ['en-US', false, 1050, '5:30 PM', '5:30 PM'],
    ['en-US', true, 0, '00:00', '00:00'],
    ['de', true, 1020, '17:00', '17:00'],
    ['de', true, 545, '09:05', '09:05'],
    ['de', false, 780, '1:00 PM', '1 PM'],
    ['de', false, 785, '1:05 PM', '1:05 PM'],
  ])('write times in %s, with 24 hours: %s', (locale, use24hTimes, minute, time, short) => {
    const formats = createCalendarFormats(locale, use24hTimes);
    expect(plain(formats.time(minute))).toBe(time);
    expect(plain(formats.shortTime(minute))).toBe(short);
    // Minutes since 1970 are as good.
    expect(plain(formats.time(minute + day * 1440))).toBe(time);
  });

  it.each([
    ['en-US', 60, '+1h'],
    ['en-US', -30, '-30m'],
    ['fr', -30, '-30min'],
  ])('write in %s that clocks are %i minutes later', (locale, minutes, text) => {
    expect(plain(createCalendarFormats(locale, true).shift(minutes))).toBe(text);
  });
});
