import type { GridCell } from '#src/calendar/layout/grid-geometry.ts';
import { DrawnElements } from '../event/drawn-elements.ts';

/** The cells of grids, as views draw them. */
export const gridCells = new DrawnElements<GridCell>('[role="gridcell"]');

/** The list of a day's events in which an element is, with its day as a cell; null if it is in none. */
export function findDayList(element: Element): { cell: GridCell; element: HTMLElement } | null {
  const list = element.closest<HTMLElement>('[data-day]');
  if (!list) return null;
  const day = Number(list.dataset['day']);
  return { cell: { kind: 'day', day, subCalendarId: null }, element: list };
}

/** The place of a button among the cells of its row, or of its group of rows. */
export interface CellBox {
  /** The positions of the first and the last cell in which it is. */
  readonly first: number;
  readonly last: number;
  /** Its place among all that is in a cell, from top to bottom. */
  readonly order: number;
}

/** The buttons that keys reach from a cell: its events, and "+n more". */
export const cellBoxes = new DrawnElements<CellBox>('button');
