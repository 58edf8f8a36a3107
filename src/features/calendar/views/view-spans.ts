/** Defines the lengths of time that views show. */
import {
  daysRange,
  monthDays,
  shownDaysRange,
  weeksRange,
  yearRange,
} from '#src/calendar/model/ranges.ts';
import { nextDay, shownDays } from '#src/calendar/model/week.ts';
import { addMonths } from '#src/util/day-numbers.ts';
import type { RangeOptions } from '../grid/view-props.ts';
import type { CalendarView } from './calendar-view.ts';

type ViewSpan = Pick<CalendarView, 'range' | 'step' | 'heading'>;

/** Some days, beginning with the page's. */
export function daysSpan(count: (options: RangeOptions) => number): ViewSpan {
  return {
    range: (date, options) => daysRange(date, count(options)),
    step: (date, by, options) => date + by * count(options),
    heading: (date, formats, options) =>
      count(options) === 1 ? formats.fullDay(date) : formats.days(date, date + count(options) - 1),
  };
}

/** As many days that the week shows, beginning with the page's. */
export function shownDaysSpan(count: (options: RangeOptions) => number): ViewSpan {
  const range: ViewSpan['range'] = (date, options) =>
    shownDaysRange(date, count(options), options.week);
  return {
    range,
    step: (date, by, options) => {
      const { first, last } = range(date, options);
      if (by === 1) return nextDay(last, 1, options.week);
      let day = first;
      for (let left = count(options); left > 0; left--) day = nextDay(day, -1, options.week);
      return day;
    },
    heading: (date, formats, options) => {
      const { first, last } = range(date, options);
      return first === last ? formats.fullDay(first) : formats.days(first, last);
    },
  };
}

/** Some weeks, beginning with that of the page's day. */
export function weeksSpan(count: (options: RangeOptions) => number): ViewSpan {
  const range: ViewSpan['range'] = (date, options) =>
    weeksRange(date, count(options), options.week.rule);
  return {
    range,
    step: (date, by, options) => date + 7 * count(options) * by,
    heading: (date, formats, options) => {
      const days = shownDays(range(date, options), options.week);
      return formats.days(days[0] ?? date, days.at(-1) ?? date);
    },
  };
}

/** A month. */
export const monthSpan: ViewSpan = {
  range: monthDays,
  step: addMonths,
  heading: (date, formats) => formats.month(date),
};

/** A year. */
export const yearSpan: ViewSpan = {
  range: yearRange,
  step: (date, by) => addMonths(date, 12 * by),
  heading: (date, formats) => formats.year(date),
};
