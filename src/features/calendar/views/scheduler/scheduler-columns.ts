import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { DayCell } from '../grid/day-cell.ts';
import type { Viewport } from '../grid/use-viewport.ts';
import { narrowestColumn } from './scheduler-sizes.ts';

/** A sub-calendar on a day. */
export interface SchedulerColumn {
  readonly day: number;
  readonly subCalendar: SubCalendar;
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
 * @returns also the sizes of columns and of the grid, in CSS, unless all of them fit, so that they share the width.
 */
export function visibleColumns(
  columns: readonly SchedulerColumn[],
  { width, start, end }: Viewport,
  { tabStop, axis }: { tabStop: DayCell; axis: number },
) {
  const isWhole = columns.length * narrowestColumn <= width - axis;
  let next = 0;
  const visible = columns.flatMap(({ day, subCalendar }, index): VisibleColumn[] => {
    const isTabStop = day === tabStop.day && subCalendar.id === tabStop.id;
    const from = axis + index * narrowestColumn;
    if (!isWhole && !isTabStop && (from + narrowestColumn < start || from > end)) return [];
    const missing = index - next;
    next = index + 1;
    const gap = missing > 0 ? `${missing * narrowestColumn}px` : undefined;
    return [{ day, subCalendar, index, gap, isTabStop }];
  });
  const sizes = !isWhole && {
    '--column': `0 0 ${narrowestColumn}px`,
    '--width': `${axis + columns.length * narrowestColumn}px`,
  };
  return { sizes, visible };
}
