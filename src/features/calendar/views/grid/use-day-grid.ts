import { nextDay } from '#src/calendar/model/week.ts';
import { useEventMoves } from '../../grid/use-event-moves.ts';
import { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { MoveSteps } from '../../grid/use-move-keys.ts';
import type { ViewProps } from '../../grid/view-props.ts';

interface DayGridProps {
  /** The days of the cells, as days since 1970, row by row. */
  days: readonly number[];
  /** The number of cells in a row. */
  columns: number;
  steps: MoveSteps;
}

/**
 * The keyboard of a grid of days, and its events' moves: arrows move by cell and on to the next range, Home and End within the
 * row, Page Up and Page Down by range; see `useGridFocus`. In a single row, down goes to the events. Cells have their day in
 * `data-day`.
 */
export function useDayGrid(props: ViewProps, { days, columns, steps }: DayGridProps) {
  const { date, intents } = props;
  const { week } = props.options;
  const isOneRow = days.length === columns;
  /** Moves by a number of cells, or to a day beyond the range. */
  const move = (from: number, by: number, beyond: number) => {
    const day = days.includes(from) ? days[days.indexOf(from) + by] : undefined;
    if (day === undefined) intents.go(beyond);
    return day ?? beyond;
  };
  const focus = useGridFocus({
    first: date,
    nearest: (day) => (days.includes(day) ? day : nearestDay(days, date)),
    selector: (day) => `[data-day="${day}"]`,
    position: (day) => day,
    across: (from, by) => move(from, by, nextDay(from, by, week)),
    down: isOneRow ? undefined : (from, by) => move(from, by * columns, from + 7 * by),
    edge: (from, at, isWhole) => {
      const index = days.indexOf(from);
      const row = index - (index % columns);
      const cells = isWhole ? days : days.slice(row, row + columns);
      return (index === -1 ? undefined : cells.at(at)) ?? from;
    },
    page: (_, by) => intents.step(by),
  });
  return useEventMoves(props, focus, {
    steps,
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
