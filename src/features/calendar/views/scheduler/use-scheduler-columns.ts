import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { CalendarWeek } from '#src/calendar/model/week.ts';
import type { ViewIntents } from '../calendar-view.ts';
import { nextDay } from '../grid/use-day-grid.ts';
import { type GridFocus, useGridFocus } from '../grid/use-grid-focus.ts';
import type { Viewport } from '../grid/use-viewport.ts';
import { narrowestColumn } from './scheduler-sizes.ts';

/** A sub-calendar on a day. */
export interface SchedulerColumn {
  readonly day: number;
  readonly subCalendar: SubCalendar;
}

/** A column, by which it can be found again. */
export interface SchedulerCell {
  readonly day: number;
  readonly id: number;
}

interface SchedulerColumns {
  columns: readonly SchedulerColumn[];
  /** The page's day. */
  date: number;
  week: CalendarWeek;
  intents: Pick<ViewIntents, 'go' | 'step'>;
}

/**
 * The keyboard of the scheduler: left and right move by column and on to the next day, Home and End within the day, with
 * Control to the first and last column, Page Up and Page Down by range; see `useGridFocus`.
 */
export function useSchedulerFocus({
  columns,
  date,
  week,
  intents,
}: SchedulerColumns): GridFocus<SchedulerCell> {
  const cells = columns.map(({ day, subCalendar: { id } }) => ({ day, id }));
  const first = cells[0] ?? { day: date, id: 0 };
  const indexAt = ({ day, id }: SchedulerCell) =>
    cells.findIndex((cell) => cell.day === day && cell.id === id);
  return useGridFocus({
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
}

/** A column that is rendered. */
export interface VisibleColumn extends SchedulerColumn {
  /** Its place among all columns. */
  readonly index: number;
  /** Room before it for columns that are not rendered, in CSS. */
  readonly gap: string | undefined;
  readonly isTabStop: boolean;
}

/**
 * The columns in sight, and the one in the tab order, because it may have the focus.
 * @param axis the width of the hours before them.
 * @returns `isWhole` if all of them fit, so that they share the width.
 */
export function visibleColumns(
  columns: readonly SchedulerColumn[],
  { width, start, end }: Viewport,
  { tabStop, axis }: { tabStop: SchedulerCell; axis: number },
): { isWhole: boolean; visible: readonly VisibleColumn[] } {
  const isWhole = columns.length * narrowestColumn <= width - axis;
  let next = 0;
  const visible = columns.flatMap(({ day, subCalendar }, index) => {
    const isTabStop = day === tabStop.day && subCalendar.id === tabStop.id;
    const from = axis + index * narrowestColumn;
    if (!isWhole && !isTabStop && (from + narrowestColumn < start || from > end)) return [];
    const missing = index - next;
    next = index + 1;
    const gap = missing > 0 ? `${missing * narrowestColumn}px` : undefined;
    return [{ day, subCalendar, index, gap, isTabStop }];
  });
  return { isWhole, visible };
}
