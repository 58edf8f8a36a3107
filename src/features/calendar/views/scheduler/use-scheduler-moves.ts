import { nextDay } from '#src/calendar/model/week.ts';
import { useEventMoves } from '../../grid/use-event-moves.ts';
import { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import type { DayCell } from '../grid/day-cell.ts';
import type { SchedulerColumn } from './scheduler-columns.ts';
import { schedulerSteps } from './scheduler-steps.ts';

/**
 * The keyboard of the scheduler, and its events' moves: left and right move by column and on to the next day, Home and End
 * within the day, with Control to the first and last column, Page Up and Page Down by range; see `useGridFocus`.
 */
export function useSchedulerMoves(props: ViewProps, columns: readonly SchedulerColumn[]) {
  const { date, settings, subCalendars, intents } = props;
  const { week } = props.options;
  const cells = columns.map(({ day, subCalendar }): DayCell => ({ day, id: subCalendar.id }));
  const first = cells[0] ?? { day: date, id: null };
  const indexAt = ({ day, id }: DayCell) =>
    cells.findIndex((cell) => cell.day === day && cell.id === id);
  const focus = useGridFocus({
    first,
    nearest: (cell) =>
      indexAt(cell) === -1 ? (cells.find(({ id }) => id === cell.id) ?? first) : cell,
    selector: ({ day, id }) => `[data-day="${day}"][data-sub-calendar="${id}"]`,
    position: indexAt,
    across: (from, by) => {
      const index = indexAt(from);
      const cell = index === -1 ? undefined : cells[index + by];
      if (cell) return cell;
      const day = nextDay(from.day, by, week);
      intents.go(day);
      return { day, id: (cells.at(by === 1 ? 0 : -1) ?? first).id };
    },
    edge: (from, at, isWhole) =>
      (isWhole ? cells : cells.filter(({ day }) => day === from.day)).at(at) ?? from,
    page: (from, by) => ({ ...from, day: intents.step(by) }),
  });
  return useEventMoves(props, focus, {
    steps: schedulerSteps(subCalendars, week, settings.time_resolution),
    focusAt: ({ days: { first: day } }, id) => {
      if (!columns.some((column) => column.day === day)) intents.go(day);
      focus.focusCell({ day, id: id ?? focus.tabStop.id });
    },
  });
}
