import { weeksRange } from '#src/calendar/model/ranges.ts';
import { shownDays } from '#src/calendar/model/week.ts';
import { supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarView } from '../calendar-view.ts';
import { TimeGridFrame } from '../time-grid/TimeGridFrame.tsx';
import { TimeGridPart } from '../time-grid/time-grid-part.ts';

/** A week, with time down. */
export const weekView: CalendarView = {
  name: 'week',
  shortcut: 'w',
  label: (t) => t('calendar:Week'),
  range: (date, { week }) => weeksRange(date, 1, week.rule),
  step: (date, by) => supportedDay(date + 7 * by),
  heading: (date, formats, { week }) => {
    const days = shownDays(weeksRange(date, 1, week.rule), week);
    return formats.days(days[0] ?? date, days.at(-1) ?? date);
  },
  Frame: TimeGridFrame,
  Part: TimeGridPart,
};
