import type { Interval } from '#src/calendar/layout/lanes.ts';
import { type CalendarWeek, nextDay, shownDays } from '#src/calendar/model/week.ts';
import {
  addMonths,
  type DayRange,
  dateParts,
  dayOfMinute,
  firstOfMonth,
  minutesPerDay,
} from '#src/util/day-numbers.ts';
import type { TimelineScale } from '../../address/calendar-state.ts';
import type { ViewProps } from '../../grid/view-props.ts';

/** A column of the timeline: an hour, a day or a month, in minutes since 1970. */
export interface TimelineColumn extends Interval {
  /** The day on which it begins. */
  readonly day: number;
}

/** The look of a timeline that shows a day, a week, a month, or a year. */
interface ScaleLook {
  /** The least width of a column, in CSS pixels. */
  readonly narrowest: number;
  /** The least length of an event, in columns. */
  readonly shortest: number;
  /** True if events take whole columns. */
  readonly snaps: boolean;
  /** The scale that the heading of a column leads to. */
  readonly inner: TimelineScale | null;
}

export const scaleLooks: Readonly<Record<TimelineScale, ScaleLook>> = {
  day: { narrowest: 76, shortest: 0.5, snaps: false, inner: null },
  week: { narrowest: 96, shortest: 0.33, snaps: false, inner: 'day' },
  month: { narrowest: 64, shortest: 1, snaps: true, inner: 'day' },
  year: { narrowest: 108, shortest: 0.4, snaps: false, inner: 'month' },
};

/** The columns of a range. A weekend that weeks hide is missing. */
export function timelineColumns(
  range: DayRange,
  scale: TimelineScale,
  week: CalendarWeek,
): TimelineColumn[] {
  if (scale === 'day') {
    const midnight = range.first * minutesPerDay;
    return Array.from({ length: 24 }, (_, hour) => {
      const start = midnight + hour * 60;
      return { day: range.first, start, end: start + 60 };
    });
  }
  if (scale === 'year') {
    const { year } = dateParts(range.first);
    return Array.from({ length: 12 }, (_, month) => {
      const day = firstOfMonth(year, month + 1);
      const end = firstOfMonth(year, month + 2) * minutesPerDay;
      return { day, start: day * minutesPerDay, end };
    });
  }
  return shownDays(range, week).map((day) => ({
    day,
    start: day * minutesPerDay,
    end: (day + 1) * minutesPerDay,
  }));
}

/** The first minute of the column before (-1) or after (1) one, in whichever range it is. */
export function stepColumn(
  start: number,
  by: 1 | -1,
  scale: TimelineScale,
  week: CalendarWeek,
): number {
  const day = dayOfMinute(start);
  if (scale === 'year') return addMonths(day, by) * minutesPerDay;
  const next = nextDay(day, by, week) * minutesPerDay;
  if (scale !== 'day') return next;
  if (dayOfMinute(start + by * 60) === day) return start + by * 60;
  return by === 1 ? next : next + minutesPerDay - 60;
}

/** A column's name for assistive technology. */
export function columnName(
  { day, start }: TimelineColumn,
  scale: TimelineScale,
  formats: ViewProps['formats'],
): string {
  if (scale === 'year') return formats.month(day);
  return scale === 'day'
    ? `${formats.weekdayAndDay(day)}, ${formats.hour(start)}`
    : formats.fullDay(day);
}
