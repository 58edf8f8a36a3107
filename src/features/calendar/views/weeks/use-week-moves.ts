import { nextDay, shownDays } from '#src/calendar/model/week.ts';
import { startOfWeek, supportedDay } from '#src/util/day-numbers.ts';
import { weekRowSteps } from '../../grid/day-steps.ts';
import { useEventMoves } from '../../grid/use-event-moves.ts';
import { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { ViewProps } from '../../grid/view-props.ts';

/**
 * The keyboard of weeks without end, and their events' moves: arrows move by day and by week, and the weeks scroll with the
 * focus; Home and End within the week, Page Up and Page Down by as many weeks as are shown; see `useGridFocus`.
 */
export function useWeekMoves(props: ViewProps) {
  const { date, settings, intents } = props;
  const { week } = props.options;
  const nearest = (day: number) => nextDay(supportedDay(day) - 1, 1, week);
  const focus = useGridFocus({
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
  return useEventMoves(props, focus, {
    steps: weekRowSteps(week, settings.time_resolution),
    focusAt: ({ days }) => focus.focusCell(nextDay(days.first - 1, 1, week)),
  });
}
