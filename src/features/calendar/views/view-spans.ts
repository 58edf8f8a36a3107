/** Defines the lengths of time that views show. */
import { daysRange, monthDays, weeksRange, yearRange } from '#src/calendar/model/ranges.ts';
import { shownDays } from '#src/calendar/model/week.ts';
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
