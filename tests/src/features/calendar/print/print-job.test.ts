import { describe, expect, it } from 'vitest';
import { calendarWeek } from '#src/calendar/model/week.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { RangeOptions } from '#src/features/calendar/grid/view-props.ts';
import { createSheets, lastPrintableDay, ownDays } from '#src/features/calendar/print/print-job.ts';
import type { CalendarView } from '#src/features/calendar/views/calendar-view.ts';
import { agendaView, listView } from '#src/features/calendar/views/day-list/day-list-views.ts';
import { monthView } from '#src/features/calendar/views/month/month-view.ts';
import { tableView } from '#src/features/calendar/views/table/table-view.ts';
import {
  daysView,
  weekView,
} from '#src/features/calendar/views/time-columns/time-columns-views.ts';
import { yearView } from '#src/features/calendar/views/year/year-view.ts';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';

const formats = createCalendarFormats('en', true);
const options: RangeOptions = {
  week: calendarWeek({ weekStart: 1, hideWeekend: false }, { weekStart: 1, hideWeekend: false }),
  count: null,
  scale: 'week',
  counts: { days: 3, weeks: 4, agenda: 14 },
};

function labels(view: CalendarView, first: string, last: string) {
  const days = { first: dayNumber(first), last: dayNumber(last) };
  return createSheets(view, days, options, formats).map(({ label }) => label);
}

describe('the sheets of a print job', () => {
  it('are one for what the page shows', () => {
    for (const view of [monthView, weekView, daysView, agendaView, yearView]) {
      const days = ownDays(view, dayNumber('2026-03-04'), options);
      expect(createSheets(view, days, options, formats)).toHaveLength(1);
    }
  });

  it('are about a month alone, also where it begins a week', () => {
    const days = ownDays(monthView, dayNumber('2026-06-10'), options);
    expect([dayAt(days.first), dayAt(days.last)]).toEqual(['2026-06-01', '2026-06-30']);
  });

  it('are one for each month, week or few days', () => {
    expect(labels(monthView, '2026-03-01', '2026-05-31')).toEqual([
      'March 2026',
      'April 2026',
      'May 2026',
    ]);
    expect(labels(weekView, '2026-03-04', '2026-03-10')).toHaveLength(2);
    expect(labels(daysView, '2026-03-02', '2026-03-08')).toHaveLength(3);
  });

  it('show each day on some sheet', () => {
    const [first, last] = [dayNumber('2026-03-04'), dayNumber('2026-04-22')];
    for (const view of [monthView, weekView, daysView, agendaView, yearView]) {
      const sheets = createSheets(view, { first, last }, options, formats);
      for (let day = first; day <= last; day++) {
        const isShown = sheets.some(({ range }) => range.first <= day && day <= range.last);
        expect(isShown, `${view.name} ${dayAt(day)}`).toBe(true);
      }
    }
  });

  it('are one for all days of views that list events', () => {
    for (const view of [agendaView, listView, tableView]) {
      expect(labels(view, '2026-03-02', '2026-08-31')).toHaveLength(1);
    }
  });
});

describe('the last day that can be printed', () => {
  const lastDay = (view: CalendarView, first: string) =>
    dayAt(lastPrintableDay(view, dayNumber(first), options));

  it('is in a year, also if its weeks begin on the last day of one', () => {
    for (const view of [agendaView, monthView, yearView]) {
      expect(lastDay(view, '2026-01-01')).toBe('2027-01-01');
    }
    // A Sunday: the first and the last week have one day each.
    expect(lastDay(weekView, '2028-01-02')).toBe('2029-01-01');
    expect(labels(weekView, '2028-01-02', '2029-01-01')).toHaveLength(54);
  });

  it('is earlier where sheets have fewer days than a week', () => {
    const last = lastDay(daysView, '2026-01-01');
    expect(last).toBe('2026-06-11');
    expect(labels(daysView, '2026-01-01', last)).toHaveLength(54);
  });

  it('is one that calendars can have', () => {
    expect(lastDay(monthView, '2199-12-01')).toBe('2199-12-31');
    expect(lastDay(daysView, '9999-12-31')).toBe('2199-12-31');
  });
});
