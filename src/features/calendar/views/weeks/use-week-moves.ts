import { weekRowSteps } from '../../interaction/day-steps.ts';
import { useEventMoves } from '../../interaction/use-event-moves.ts';
import type { ViewProps } from '../calendar-view.ts';
import { nextDay } from '../grid/use-day-grid.ts';
import { useWeeksFocus } from './use-weeks-focus.ts';

/** The focus in weeks without end, and their events' moves. */
export function useWeekMoves(props: ViewProps) {
  const { date, options, settings, intents } = props;
  const { week } = options;
  const focus = useWeeksFocus({ date, week, intents });
  const moves = useEventMoves({
    ...props,
    ...focus,
    steps: weekRowSteps(week, settings.time_resolution),
    focusAt: ({ days }) => focus.focusCell(nextDay(days.first - 1, 1, week)),
  });
  return { ...focus, ...moves };
}
