import { axisWidth } from '#src/calendar/layout/column-sizes.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { DayCell } from '../grid/day-cell.ts';
import type { Viewport } from '../grid/use-viewport.ts';

/** A day, or a sub-calendar on a day. */
export interface GridColumn {
  readonly day: number;
  /** Null if columns are days, with the events of all sub-calendars. */
  readonly subCalendar: SubCalendar | null;
}

/** A column that is rendered. */
export interface VisibleColumn extends GridColumn {
  /** Its place among all columns. */
  readonly index: number;
  /** Room before it for columns that are not rendered, in CSS. */
  readonly gap: string | undefined;
  readonly isTabStop: boolean;
}

/** The columns of each day: one for each sub-calendar, or a single one for all of them. */
export type ColumnsOfDay = readonly GridColumn['subCalendar'][];

/** Columns that are days. They share the width, however narrow it is; others scroll sideways if they must. */
export const wholeDays: ColumnsOfDay = [null];

/** The least width of a column, in which a time and the beginning of a title can be read, in CSS pixels. */
export function narrowestColumn(dayColumns: ColumnsOfDay): number {
  return dayColumns === wholeDays ? 0 : 120;
}

export function dayCell({ day, subCalendar }: GridColumn): DayCell {
  return { day, id: subCalendar?.id ?? null };
}

interface SightOptions {
  tabStop: DayCell;
  /** The least width of a column, in CSS pixels. */
  narrowest: number;
  hasSecondZone: boolean;
}

/**
 * The columns in sight, and the one in the tab order, because it may have the focus.
 * @returns also the sizes of columns and of the grid, in CSS, unless all of them fit, so that they share the width.
 */
export function visibleColumns(
  columns: readonly GridColumn[],
  { width, start, end }: Viewport,
  { tabStop, narrowest, hasSecondZone }: SightOptions,
) {
  const axis = axisWidth(hasSecondZone);
  const isWhole = columns.length * narrowest <= Math.max(0, width - axis);
  let next = 0;
  const visible = columns.flatMap((column, index): VisibleColumn[] => {
    const { day, id } = dayCell(column);
    const isTabStop = day === tabStop.day && id === tabStop.id;
    const from = axis + index * narrowest;
    if (!isWhole && !isTabStop && (from + narrowest < start || from > end)) return [];
    const missing = index - next;
    next = index + 1;
    const gap = missing > 0 ? `${missing * narrowest}px` : undefined;
    return [{ ...column, index, gap, isTabStop }];
  });
  const sizes = !isWhole && {
    '--column': `0 0 ${narrowest}px`,
    '--width': `${axis + columns.length * narrowest}px`,
  };
  return { sizes, visible };
}
