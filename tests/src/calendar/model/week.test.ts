import { getISOWeek } from 'date-fns/getISOWeek';
import { getWeek } from 'date-fns/getWeek';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarWeek, shownDays, showsAny, weekNumber } from '#src/calendar/model/week.ts';
import { dayAt, dayNumber, startOfWeek, weekday } from '#src/util/day-numbers.ts';
import { anyDay } from '../spans.ts';

const monday = calendarWeek(
  { weekStart: 1, hideWeekend: false },
  { weekStart: 0, hideWeekend: true },
);
const sunday = calendarWeek(
  { weekStart: null, hideWeekend: null },
  { weekStart: 0, hideWeekend: false },
);
const local = (day: number) => new Date(`${dayAt(day)}T00:00:00`);

describe('weeks', () => {
  it('that begin on Monday are counted as ISO 8601 does', () => {
    fc.assert(
      fc.property(anyDay, (day) => weekNumber(day, monday.rule) === getISOWeek(local(day))),
    );
    expect(weekNumber(dayNumber('2027-01-03'), monday.rule)).toBe(53);
  });

  it('that begin on Sunday are counted as in the United States', () => {
    fc.assert(fc.property(anyDay, (day) => weekNumber(day, sunday.rule) === getWeek(local(day))));
  });

  it('begin on Monday if they have no weekend, whatever the page says', () => {
    const week = calendarWeek(
      { weekStart: 6, hideWeekend: null },
      { weekStart: 0, hideWeekend: true },
    );
    const first = startOfWeek(dayNumber('2026-03-07'), week.rule);
    expect(dayAt(first)).toBe('2026-03-02');
    expect(shownDays({ first, last: first + 6 }, week).map(weekday)).toEqual([1, 2, 3, 4, 5]);
  });

  it('without a weekend show what reaches beyond it, on days that are shown', () => {
    const week = calendarWeek(
      { weekStart: 1, hideWeekend: true },
      { weekStart: 1, hideWeekend: true },
    );
    const days = (first: string, last: string) => ({
      first: dayNumber(first),
      last: dayNumber(last),
    });
    const range = days('2026-03-02', '2026-03-08');
    expect(showsAny(days('2026-03-07', '2026-03-08'), week)).toBe(false);
    expect(showsAny(days('2026-03-07', '2026-03-09'), week)).toBe(true);
    expect(showsAny(days('2026-03-07', '2026-03-09'), week, range)).toBe(false);
    expect(showsAny(days('2026-02-28', '2026-03-02'), week, range)).toBe(true);
  });

  it('contain their day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, weekStart) => {
        const { rule } = calendarWeek(
          { weekStart, hideWeekend: false },
          { weekStart: 0, hideWeekend: false },
        );
        const first = startOfWeek(day, rule);
        return weekday(first) === weekStart && first <= day && day < first + 7;
      }),
    );
  });
});
