import { type CalendarWeek, shownDays } from '#src/calendar/model/week.ts';
import { startOfWeek, supportedDay } from '#src/util/day-numbers.ts';
import type { ViewIntents } from '../calendar-view.ts';
import { nextDay } from '../grid/use-day-grid.ts';
import { type GridFocus, useGridFocus } from '../grid/use-grid-focus.ts';

interface WeeksFocusProps {
  /** The page's day, whose cell is in the tab order at first. */
  date: number;
  week: CalendarWeek;
  intents: Pick<ViewIntents, 'step'>;
}

/**
 * The keyboard of weeks without end: arrows move by day and by week, and the weeks scroll with the focus; Home and End within
 * the week, Page Up and Page Down by as many weeks as are shown; see `useGridFocus`.
 */
export function useWeeksFocus({ date, week, intents }: WeeksFocusProps): GridFocus<number> {
  const nearest = (day: number) => nextDay(supportedDay(day) - 1, 1, week);
  return useGridFocus({
    first: date,
    nearest,
    selector: (day) => `[data-day="${day}"]`,
    position: (day) => day,
    across: (from, by) => supportedDay(nextDay(from, by, week)),
    down: (from, by) => supportedDay(from + 7 * by),
    edge: (from, at) => {
      const first = startOfWeek(from, week.rule);
      return shownDays({ first, last: first + 6 }, week).at(at) ?? from;
    },
    page: (_, by) => nearest(intents.step(by)),
  });
}
