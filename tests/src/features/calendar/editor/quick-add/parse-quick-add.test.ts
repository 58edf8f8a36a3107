import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuickAddContext } from '#src/features/calendar/editor/quick-add/parse-quick-add.ts';
import { dateParts, dayAt, dayNumber, minutesPerDay, weekday } from '#src/util/day-numbers.ts';
import { createContext, findTimes, readIn, subCalendar, writeClock } from './reading.ts';

/** A Thursday. */
const context = createContext('2026-11-26', 15, {
  subCalendars: [subCalendar(1, 'Family'), subCalendar(2, 'Boats > Otter (2x)')],
});
const { today } = context;

const readMeaning = (text: string) => readIn('en', text, context).meaning;

const readTimes = (text: string, changes: Partial<QuickAddContext> = {}) =>
  findTimes(readIn('en', text, { ...context, ...changes }));

const readTitle = (text: string) => readMeaning(text)?.title;

describe('days', () => {
  it.each([
    ['Lunch today', '2026-11-26 – 2026-11-26'],
    ['Lunch tomorrow', '2026-11-27 – 2026-11-27'],
    ['Lunch the day after tomorrow', '2026-11-28 – 2026-11-28'],
    ['Lunch in 3 days', '2026-11-29 – 2026-11-29'],
    ['Lunch in two weeks', '2026-12-10 – 2026-12-10'],
    ['Lunch Friday', '2026-11-27 – 2026-11-27'],
    ['Lunch on Mon', '2026-11-30 – 2026-11-30'],
    ['Lunch next Friday', '2026-12-04 – 2026-12-04'],
    ['Lunch Dec 12', '2026-12-12 – 2026-12-12'],
    ['Lunch 12th of December', '2026-12-12 – 2026-12-12'],
    ['Lunch March 1', '2027-03-01 – 2027-03-01'],
    ['Lunch March 1, 2028', '2028-03-01 – 2028-03-01'],
    ['Lunch 2026-12-24', '2026-12-24 – 2026-12-24'],
    ['Lunch 12/24', '2026-12-24 – 2026-12-24'],
    ['Regatta Dec 12 to Dec 14', '2026-12-12 – 2026-12-14'],
    ['Regatta Dec 12-14', '2026-12-12 – 2026-12-14'],
    ['Regatta 12–14 Dec', '2026-12-12 – 2026-12-14'],
    ['Regatta Dec 30 to Jan 2', '2026-12-30 – 2027-01-02'],
    ['Regatta Fri thru Sun', '2026-11-27 – 2026-11-29'],
    ['Week off Mon-Fri', '2026-11-30 – 2026-12-04'],
    ['Holiday Jul 3 for 2 weeks', '2027-07-03 – 2027-07-16'],
  ])('%s', (text, times) => {
    expect(readTimes(text)).toBe(times);
  });

  it('end on the same day of the year after a leap day, too', () => {
    expect(readTimes('Camp Dec 20 to Feb 10', { today: dayNumber('2028-01-15') })).toBe(
      '2028-12-20 – 2029-02-10',
    );
  });
});

describe('times', () => {
  it.each([
    ['Lunch tomorrow 12–13', '2026-11-27 12:00 – 2026-11-27 13:00'],
    ['Training 18:30-20', '2026-11-26 18:30 – 2026-11-26 20:00'],
    ['Dinner at 7pm', '2026-11-26 19:00 – 2026-11-26 20:00'],
    ['Dinner 6-7 p.m.', '2026-11-26 18:00 – 2026-11-26 19:00'],
    ['Lunch 11am to 1pm', '2026-11-26 11:00 – 2026-11-26 13:00'],
    ['Lunch 11–1pm', '2026-11-26 11:00 – 2026-11-26 13:00'],
    ['Tea 3-4', '2026-11-26 15:00 – 2026-11-26 16:00'],
    ['Shift 9am-5', '2026-11-26 09:00 – 2026-11-26 17:00'],
    ['Call Friday noon', '2026-11-27 12:00 – 2026-11-27 13:00'],
    ['Dinner Dec 12 20-22', '2026-12-12 20:00 – 2026-12-12 22:00'],
    ['Call noon', '2026-11-26 12:00 – 2026-11-26 13:00'],
    ['Call at 9 for 15 min', '2026-11-26 09:00 – 2026-11-26 09:15'],
    ['Call at 9 for 1h30', '2026-11-26 09:00 – 2026-11-26 10:30'],
    ['Call in 2 hours', '2026-11-26 17:00 – 2026-11-26 18:00'],
    ['Party Fri 10pm-2am', '2026-11-27 22:00 – 2026-11-28 02:00'],
    ['Watch Sat 22:00-06:00', '2026-11-28 22:00 – 2026-11-29 06:00'],
    ['Trip from Fri 18:00 to Sun 16:00', '2026-11-27 18:00 – 2026-11-29 16:00'],
    ['Dentist next Friday morning', '2026-12-04 09:00 – 2026-12-04 10:00'],
    ['Film tonight', '2026-11-26 20:00 – 2026-11-26 21:00'],
    ['Film Friday all day', '2026-11-27 – 2026-11-27'],
  ])('%s', (text, times) => {
    expect(readTimes(text)).toBe(times);
  });

  it('are those of a clock of 24 hours for its readers', () => {
    expect(readTimes('Shift 6-8', { use24hTimes: true })).toBe(
      '2026-11-26 06:00 – 2026-11-26 08:00',
    );
  });

  it('are a week later on a weekday whose time is over', () => {
    expect(readTimes('Run Thursday 14:00')).toBe('2026-12-03 14:00 – 2026-12-03 15:00');
    expect(readTimes('Run Thursday 16:00')).toBe('2026-11-26 16:00 – 2026-11-26 17:00');
  });
});

describe('repetitions', () => {
  const plain = { interval: 1, count: null, until: null };
  it.each([
    ['Standup daily 9:30', { ...plain, kind: 'daily' }],
    ['Standup every weekday 9:30', { ...plain, kind: 'weekdays' }],
    ['Training every Tuesday 18:30-20', { ...plain, kind: 'weekly', weekdays: [2] }],
    ['Yoga Tuesdays and Thursdays', { ...plain, kind: 'weekly', weekdays: [2, 4] }],
    ['Review every other week', { ...plain, kind: 'weekly', interval: 2, weekdays: [] }],
    ['Review every 2 weeks on Mon', { ...plain, kind: 'weekly', interval: 2, weekdays: [1] }],
    ['Rent every month on the 1st', { ...plain, kind: 'monthly' }],
    ['Board every first Monday', { ...plain, kind: 'monthlyByWeekday' }],
    ['Birthday every year on May 5', { ...plain, kind: 'yearly' }],
    ['Sync every Wed 6 times', { ...plain, kind: 'weekly', count: 6 }],
    ['Sync every Wed until Dec 20', { ...plain, kind: 'weekly', until: dayNumber('2026-12-20') }],
  ])('%s', (text, repetition) => {
    expect(readMeaning(text)?.repetition).toMatchObject(repetition);
  });

  it('begin on their first day', () => {
    expect(readTimes('Training every Tuesday 18:30-20')).toBe(
      '2026-12-01 18:30 – 2026-12-01 20:00',
    );
    expect(readTimes('Board every first Monday')).toBe('2026-12-07 – 2026-12-07');
    expect(readTimes('Rent every month on the 1st')).toBe('2026-12-01 – 2026-12-01');
  });
});

describe('sub-calendars and places', () => {
  it('follow # and @', () => {
    expect(readMeaning('Row #Otter (2x) tomorrow @Lower pontoon')).toMatchObject({
      title: 'Row',
      subCalendarIds: [2],
      location: 'Lower pontoon',
    });
  });

  it('are found by their beginning, and told if there are none', () => {
    expect(readMeaning('Row #fam #Heron')).toMatchObject({
      subCalendarIds: [1],
      unknownCalendars: ['Heron'],
    });
  });

  it('are not times', () => {
    expect(readMeaning('Meet @7pm')).toMatchObject({ location: '' });
    expect(readTimes('Meet @7pm')).toBe('2026-11-26 19:00 – 2026-11-26 20:00');
  });
});

describe('a title', () => {
  it.each(['Just a title', 'May party', 'Buy 12 eggs', '', '#', '@'])(
    'is only that: %s',
    (text) => {
      expect(readMeaning(text)).toBeNull();
    },
  );

  it.each(['tomorrow', 'Fri 17:30', '#Family', '@Boathouse'])('is missing: %s', (text) => {
    expect(readTitle(text)).toBe('');
  });

  it('keeps days that a later one replaces, and what is in quotation marks', () => {
    expect(readTitle('Discuss Monday report tomorrow 12-13')).toBe('Discuss Monday report');
    expect(readTitle('"Tuesday" drinks 8pm')).toBe('Tuesday drinks');
  });
});

describe('any text', () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom(
        ...['tomorrow', 'Mon', 'Fri', 'Dec', '12', '14', '-', 'to', 'every', 'other', 'week', 'on'],
        ...['12–13', '6pm', '18:30-20', '#Family', '@Boathouse', 'until', 'for', 'in', '3', 'days'],
        ...['hours', 'at', 'from', 'first', 'of', 'the', 'month', '2026-02-30', '12/24', '"x y"'],
      ),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 12 },
  );

  it('is read without an error, and its time is possible', () => {
    fc.assert(
      fc.property(words, (list) => {
        const meaning = readMeaning(list.join(' '));
        if (!meaning) return;
        const { time } = meaning;
        if (!time) return;
        expect(time.end).toBeGreaterThanOrEqual(time.start);
        expect(time.end - time.start).toBeLessThanOrEqual(366 * minutesPerDay);
        if (time.isAllDay) expect(time.start % minutesPerDay).toBe(0);
      }),
    );
  });

  it('means the day and the time that it names, in each way to write them', () => {
    const months =
      'January February March April May June July August September October November December'.split(
        ' ',
      );
    const day = fc.integer({ min: today, max: today + 360 });
    const start = fc.integer({ min: 0, max: 23 * 60 });
    fc.assert(
      fc.property(day, start, fc.integer({ min: 1, max: 59 }), fc.nat(3), (on, from, long, way) => {
        const { year, month, day: ofMonth } = dateParts(on);
        const name = months[month - 1] ?? '';
        const date = [
          dayAt(on),
          `${name} ${ofMonth}, ${year}`,
          `on ${ofMonth} ${name.slice(0, 3)} ${year}`,
          `${month}/${ofMonth}/${year}`,
        ][way];
        const time = (minute: number) => writeClock(minute).slice(11);
        const text = `Race ${date} ${time(from)}–${time(from + long)}`;
        expect(readTitle(text)).toBe('Race');
        expect(readTimes(text)).toBe(
          `${writeClock(on * minutesPerDay + from)} – ${writeClock(on * minutesPerDay + from + long)}`,
        );
      }),
    );
  });

  it('repeats on the weekdays that it names', () => {
    const names = [
      'Sundays',
      'Mondays',
      'Tuesdays',
      'Wednesdays',
      'Thursdays',
      'Fridays',
      'Saturdays',
    ];
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(6), { minLength: 1 }), (days) => {
        const text = `Swim ${days.map((day) => names[day]).join(' and ')} 7am`;
        const meaning = readMeaning(text);
        expect(meaning?.repetition?.weekdays).toEqual(days);
        const first = Math.floor((meaning?.time?.start ?? 0) / minutesPerDay);
        expect(days).toContain(weekday(first));
      }),
    );
  });
});
