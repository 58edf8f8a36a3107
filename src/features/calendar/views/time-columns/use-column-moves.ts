import { weeksRange } from '#src/calendar/model/ranges.ts';
import { type CalendarWeek, nearestShownDay, nextDay } from '#src/calendar/model/week.ts';
import { moveAcross, moveDown, resizeAcross } from '../../grid/day-steps.ts';
import { useGridGestures } from '../../grid/GridGestures.tsx';
import { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { MoveSteps } from '../../grid/use-move-keys.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import type { DayCell } from '../grid/day-cell.ts';
import { type ColumnsOfDay, dayCell, type GridColumn, wholeDays } from './columns.ts';

/**
 * The keyboard of columns with time down, and their events' moves: left and right move by column and on to the next day, Home
 * and End among the columns of sub-calendars within the day, with Control to the first and last column, Page Up and Page Down
 * by range; see `useGridFocus`. Down goes to the events.
 */
export function useColumnMoves(
  props: ViewProps,
  columns: readonly GridColumn[],
  dayColumns: ColumnsOfDay,
) {
  const { date, settings, intents } = props;
  const { week } = props.options;
  const cells = columns.map(dayCell);
  const firstId = cells[0]?.id ?? null;
  const indexAt = ({ day, id }: DayCell) =>
    cells.findIndex((cell) => cell.day === day && cell.id === id);
  /** The column of the page's day, or of the last one before it that is shown. */
  const fallback = (id: number | null): DayCell | undefined => {
    const own = cells.filter((cell) => cell.id === id);
    return own.findLast(({ day }) => day <= date) ?? own[0];
  };
  const focus = useGridFocus({
    first: { day: date, id: firstId },
    nearest: (cell) =>
      indexAt(cell) === -1
        ? (fallback(cell.id) ?? fallback(firstId) ?? { day: date, id: firstId })
        : cell,
    isDrawn: ({ day, id }, drawn) =>
      drawn.kind === 'hours' && drawn.day === day && drawn.subCalendarId === id,
    position: indexAt,
    across: (from, by) => {
      const index = indexAt(from);
      const cell = index === -1 ? undefined : cells[index + by];
      if (cell) return cell;
      const day = nextDay(from.day, by, week);
      intents.go(day);
      return { day, id: cells.at(by === 1 ? 0 : -1)?.id ?? null };
    },
    edge: (from, at, isWhole) => {
      const isRow = isWhole || from.id === null;
      return (isRow ? cells : cells.filter(({ day }) => day === from.day)).at(at) ?? from;
    },
    page: (from, by) => {
      const day = intents.step(by);
      return { ...from, day: nearestShownDay(day, week, weeksRange(day, 1, week.rule)) };
    },
  });
  return useGridGestures(props, focus, {
    steps: columnSteps(dayColumns, week, settings.time_resolution),
    focusAt: ({ days: { first, last } }, id) => {
      const shownDay = columns.find(({ day }) => first <= day && day <= last)?.day;
      const day = shownDay ?? nextDay(first - 1, 1, week);
      if (shownDay === undefined) intents.go(day);
      focus.focusCell({ day, id: id ?? focus.tabStop.id });
    },
  });
}

/** Arrows move events by column, past hidden weekends, and by a step of time or to whole days. */
function columnSteps(dayColumns: ColumnsOfDay, week: CalendarWeek, resolution: number): MoveSteps {
  const shared: Omit<MoveSteps, 'move'> = {
    resize: (step, span) => resizeAcross(step, span, week) + moveDown(step, span, resolution),
    resolution,
    hasDaysAboveHours: true,
  };
  if (dayColumns === wholeDays) {
    return {
      ...shared,
      move: (step, span) => moveAcross(step, span, week) + moveDown(step, span, resolution),
    };
  }
  const ids = dayColumns.flatMap((subCalendar) => subCalendar?.id ?? []);
  return {
    ...shared,
    move: (step, span) => moveDown(step, span, resolution),
    neighbor: (id, { x }, { days: { first } }) => {
      const next = ids[ids.indexOf(id) + x];
      if (next !== undefined) return { id: next, days: 0 };
      return { id: ids.at(x === 1 ? 0 : -1) ?? id, days: nextDay(first, x, week) - first };
    },
  };
}
