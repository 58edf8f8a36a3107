import { useEventMoves } from '../../interaction/use-event-moves.ts';
import type { ViewProps } from '../calendar-view.ts';
import { schedulerSteps } from './scheduler-steps.ts';
import { type SchedulerColumn, useSchedulerFocus } from './use-scheduler-columns.ts';

/** The focus in the scheduler, and its events' moves. */
export function useSchedulerMoves(props: ViewProps, columns: readonly SchedulerColumn[]) {
  const { date, options, settings, subCalendars, intents } = props;
  const { week } = options;
  const focus = useSchedulerFocus({ columns, date, week, intents });
  const moves = useEventMoves({
    ...props,
    ...focus,
    steps: schedulerSteps(subCalendars, week, settings.time_resolution),
    focusAt: ({ days: { first: day } }, id) => {
      if (!columns.some((column) => column.day === day)) intents.go(day);
      focus.focusCell({ day, id: id ?? focus.tabStop.id });
    },
  });
  return { ...focus, ...moves };
}
