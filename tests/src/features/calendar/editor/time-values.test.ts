import { describe, expect, it } from 'vitest';
import {
  changedTimes,
  endAmongHours,
  filledHours,
  filledTime,
  filledTimes,
  lastWholeDay,
  timeAt,
  timedValues,
  timesElsewhere,
  writeTimes,
  type ZonedValues,
} from '#src/features/calendar/editor/time-values.ts';
import type { Day } from '#src/util/dates.ts';
import { dayNumber } from '#src/util/day-numbers.ts';

/** A minute since 1970 on the clock. */
const at = (day: string, hour = 0, minute = 0) => dayNumber(day) * 1440 + hour * 60 + minute;

const monday: Day = '2026-03-02';
const tuesday: Day = '2026-03-03';
/** Monday from 17:30 to 19:00. */
const hours: ZonedValues = {
  all_day: false,
  start: { day: monday, time: 1050 },
  end: { day: monday, time: 1140 },
  tz: 'Europe/Zurich',
};
const page = { zone: 'Europe/Zurich' };

it('midnight as the end on the day of the start is after that day', () => {
  const until = (day: Day, time: number) => filledTimes({ ...hours, end: { day, time } })?.end;
  expect(until(monday, 0)).toBe(at(tuesday));
  expect(until(monday, 1440)).toBe(at(tuesday));
  expect(until(tuesday, 0)).toBe(at(tuesday));
  // One that lasts no time.
  expect(
    filledTimes({ ...hours, start: { day: monday, time: 0 }, end: { day: monday, time: 0 } }),
  ).toEqual({ start: at(monday), end: at(monday) });
});

describe('the fields for a time', () => {
  it('are a day and its minute, also before 1970', () => {
    expect(timeAt(at(monday, 17, 30))).toEqual({ day: monday, time: 1050 });
    expect(timeAt(at(monday))).toEqual({ day: monday, time: 0 });
    expect(timeAt(-1)).toEqual({ day: '1969-12-31', time: 1439 });
  });

  it('are those of its hours', () => {
    const time = { start: at(monday, 23), end: at(tuesday, 1), isAllDay: false };
    expect(timedValues(time)).toEqual({
      all_day: false,
      start: { day: monday, time: 1380 },
      end: { day: tuesday, time: 60 },
    });
  });

  it('end on the last of whole days, and have usual hours ready', () => {
    const time = { start: at(monday), end: at('2026-03-05'), isAllDay: true };
    expect(timedValues(time)).toEqual({
      all_day: true,
      start: { day: monday, time: 540 },
      end: { day: '2026-03-04', time: 600 },
    });
  });

  it('have the hours ready that whole days had before', () => {
    const time = { start: at(monday), end: at('2026-03-05'), isAllDay: true };
    const lastHours = {
      start: at('2026-02-01', 17, 30),
      end: at('2026-02-01', 19),
      isAllDay: false,
    };
    expect(timedValues(time, lastHours)).toEqual({
      all_day: true,
      start: { day: monday, time: 1050 },
      end: { day: '2026-03-04', time: 1140 },
    });
  });

  it('have a night ready that an event took, from its first day to the morning after its last', () => {
    const time = { start: at(monday), end: at('2026-03-04'), isAllDay: true };
    const lastHours = { start: at('2026-02-01', 22), end: at('2026-02-02', 6), isAllDay: false };
    expect(timedValues(time, lastHours)).toEqual({
      all_day: true,
      start: { day: monday, time: 1320 },
      end: { day: tuesday, time: 360 },
    });
  });
});

describe('the end of an event that has hours again', () => {
  it.each([
    [
      'at the time at which it ended',
      [at(monday, 17), at(tuesday)],
      [at(monday, 17), at(monday, 19)],
      at(tuesday, 19),
    ],
    ['at midnight', [at(monday, 22), at(monday)], [at(monday, 22), at(tuesday)], at(tuesday)],
    [
      'after its start, as long as it was',
      [at(monday, 20), at(monday)],
      [at(monday, 17), at(monday, 19)],
      at(monday, 22),
    ],
    [
      'at its start, if it took no time',
      [at(monday, 17), at(monday)],
      [at(monday, 17), at(monday, 17)],
      at(monday, 17),
    ],
  ] as const)('is %s', (_, [start, end], [earlier, later], expected) => {
    expect(endAmongHours({ start, end }, { start: earlier, end: later })).toBe(expected);
  });

  it('counts from the last day that its hours touched', () => {
    const last = (start: number, end: number) => lastWholeDay({ start, end });
    expect(last(at(monday, 17), at(monday, 19))).toBe(at(monday));
    expect(last(at(monday, 17), at(tuesday))).toBe(at(monday));
    expect(last(at(monday, 17), at(tuesday, 0, 1))).toBe(at(tuesday));
    expect(last(at(monday), at(monday))).toBe(at(monday));
  });
});

describe('hours elsewhere', () => {
  const time = { start: at(monday, 17, 30), end: at(monday, 19), isAllDay: false };

  it('are what clocks there show at the same moments', () => {
    expect(timesElsewhere(time, 'Europe/Zurich', 'America/New_York')).toEqual({
      ...time,
      start: at(monday, 11, 30),
      end: at(monday, 13),
    });
  });

  it('are the same in the same zone', () => {
    expect(timesElsewhere(time, 'Europe/Zurich', 'Europe/Zurich')).toEqual(time);
  });
});

describe('what the fields say', () => {
  it('is a time with an end that is exclusive', () => {
    expect(filledTime(hours)).toEqual({
      start: at(monday, 17, 30),
      end: at(monday, 19),
      isAllDay: false,
    });
    expect(filledTime({ ...hours, all_day: true })).toEqual({
      start: at(monday),
      end: at(tuesday),
      isAllDay: true,
    });
  });

  it('ends with the last of whole days, whatever hours are ready', () => {
    const days = { ...hours, all_day: true, end: { day: tuesday, time: null } };
    expect(filledTimes(days)).toEqual({ start: at(monday), end: at(tuesday) });
    expect(filledHours(days)).toBeNull();
    expect(filledHours({ ...hours, all_day: true })).toEqual({
      start: at(monday, 17, 30),
      end: at(monday, 19),
    });
  });

  it.each([
    ['day of the start', { start: { day: null, time: 1050 } }],
    ['time of the start', { start: { day: monday, time: null } }],
    ['day of the end', { end: { day: null, time: 1140 } }],
    ['time of the end', { end: { day: monday, time: null } }],
  ])('is nothing without the %s', (_, changes) => {
    expect(filledTimes({ ...hours, ...changes })).toBeNull();
    expect(filledTime({ ...hours, ...changes })).toBeNull();
  });

  it('is midnight for the time 0', () => {
    expect(filledTimes({ ...hours, start: { day: monday, time: 0 } })?.start).toBe(at(monday));
  });
});

describe('the times of a request', () => {
  it('are local times, or days alone', () => {
    expect(writeTimes(hours, page)).toEqual({ start: '2026-03-02T17:30', end: '2026-03-02T19:00' });
    expect(writeTimes({ ...hours, all_day: true }, page)).toEqual({
      start: '2026-03-02',
      end: '2026-03-02',
    });
  });

  it('are in the zone of the page, but days are the same everywhere', () => {
    const late: ZonedValues = {
      ...hours,
      tz: 'America/New_York',
      end: { day: monday, time: 1200 },
    };
    expect(writeTimes(late, page)).toEqual({ start: '2026-03-02T23:30', end: '2026-03-03T02:00' });
    expect(writeTimes({ ...hours, all_day: true }, { zone: 'America/New_York' })).toEqual({
      start: '2026-03-02',
      end: '2026-03-02',
    });
  });

  it('must be there', () => {
    const empty = { ...hours, start: { day: null, time: null } };
    expect(() => writeTimes(empty, page)).toThrow('without a time that is required');
  });
});

describe('what a form changes about times', () => {
  const change = (changes: Partial<ZonedValues>) =>
    changedTimes(hours, { ...hours, ...changes }, page);

  it('is nothing if both stay', () => {
    expect(change({})).toEqual({});
  });

  it('is only the end if the start stays', () => {
    expect(change({ end: { day: tuesday, time: 0 } })).toEqual({ end: '2026-03-03T00:00' });
  });

  it('is everything if the start moves, or if it is to last all day', () => {
    expect(change({ start: { day: monday, time: 1080 } })).toEqual({
      start: '2026-03-02T18:00',
      end: '2026-03-02T19:00',
      all_day: false,
    });
    expect(change({ all_day: true })).toEqual({
      start: '2026-03-02',
      end: '2026-03-02',
      all_day: true,
    });
  });

  it('is nothing if the same moments are written in another zone', () => {
    const elsewhere = {
      tz: 'America/New_York',
      start: { day: monday, time: 690 },
      end: { day: monday, time: 780 },
    };
    expect(change(elsewhere)).toEqual({});
    expect(change({ tz: 'America/New_York' })).toMatchObject({ start: '2026-03-02T23:30' });
  });
});
