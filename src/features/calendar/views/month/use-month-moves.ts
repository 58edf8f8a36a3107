import { monthDays } from '#src/calendar/model/ranges.ts';
import { nearestShownDay, nextDay } from '#src/calendar/model/week.ts';
import { weekRowSteps } from '../../grid/day-steps.ts';
import { useGridGestures } from '../../grid/GridGestures.tsx';
import { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { ViewProps } from '../../grid/view-props.ts';

interface MonthCells {
  /** The days of the cells, as days since 1970, row by row. */
  days: readonly number[];
  /** The number of cells in a row. */
  columns: number;
}

/**
 * The keyboard of a month, and its events' moves: arrows move by day and on to the next month, Home and End within the week,
 * Page Up and Page Down by month; see `useGridFocus`.
 */
export function useMonthMoves(props: ViewProps, { days, columns }: MonthCells) {
  const { date, settings, intents } = props;
  const { week } = props.options;
  /** Moves by a number of cells, or to a day beyond the range. */
  const move = (from: number, by: number, beyond: number) => {
    const day = days.includes(from) ? days[days.indexOf(from) + by] : undefined;
    if (day === undefined) intents.go(beyond);
    return day ?? beyond;
  };
  const focus = useGridFocus({
    first: date,
    nearest: (day) => (days.includes(day) ? day : nearestDay(days, date)),
    isDrawn: (day, drawn) => drawn.day === day,
    position: (day) => day,
    across: (from, by) => move(from, by, nextDay(from, by, week)),
    down: (from, by) => move(from, by * columns, from + 7 * by),
    edge: (from, at, isWhole) => {
      const index = days.indexOf(from);
      const row = index - (index % columns);
      const cells = isWhole ? days : days.slice(row, row + columns);
      return (index === -1 ? undefined : cells.at(at)) ?? from;
    },
    page: (_, by) => {
      const day = intents.step(by);
      return nearestShownDay(day, week, monthDays(day));
    },
  });
  return useGridGestures(props, focus, {
    steps: weekRowSteps(week, settings.time_resolution),
    focusAt: ({ days: { first, last } }) => {
      const shownDay = days.find((day) => first <= day && day <= last);
      const day = shownDay ?? nextDay(first - 1, 1, week);
      if (shownDay === undefined) intents.go(day);
      focus.focusCell(day);
    },
  });
}

function nearestDay(days: readonly number[], date: number): number {
  return days.findLast((day) => day <= date) ?? days[0] ?? date;
}
