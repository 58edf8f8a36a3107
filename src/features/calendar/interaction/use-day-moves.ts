import type { ViewProps } from '../views/calendar-view.ts';
import { useDayGrid } from '../views/grid/use-day-grid.ts';
import { useEventMoves } from './use-event-moves.ts';
import type { MoveSteps } from './use-move-keys.ts';

interface DayMovesProps {
  /** The days of the cells, row by row, and how many cells a row has. */
  days: readonly number[];
  columns: number;
  steps: MoveSteps;
}

/** The focus in a grid of days, and its events' moves. */
export function useDayMoves(props: ViewProps, { days, columns, steps }: DayMovesProps) {
  const { date, options, intents } = props;
  const { week } = options;
  const { focusSpan, ...focus } = useDayGrid({ days, columns, date, week, intents });
  return { ...focus, ...useEventMoves({ ...props, ...focus, steps, focusAt: focusSpan }) };
}
