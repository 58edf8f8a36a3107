import { daysRange } from '#src/calendar/model/ranges.ts';
import { supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarView, RangeOptions } from '../calendar-view.ts';
import { dayCountChoice } from '../count-choice.ts';
import { TimeGridFrame } from '../time-grid/TimeGridFrame.tsx';
import { TimeGridPart } from '../time-grid/time-grid-part.ts';

/** One to seven days, with time down. */
export const daysView: CalendarView = {
  name: 'days',
  shortcut: 'd',
  label: (t) => t('calendar:Days'),
  choice: dayCountChoice(dayCount),
  range: (date, options) => daysRange(date, dayCount(options)),
  step: (date, by, options) => supportedDay(date + by * dayCount(options)),
  heading: (date, formats, options) => {
    const count = dayCount(options);
    return count === 1 ? formats.fullDay(date) : formats.days(date, date + count - 1);
  },
  Frame: TimeGridFrame,
  Part: TimeGridPart,
};

function dayCount({ count, counts }: RangeOptions): number {
  return count ?? counts.days;
}
