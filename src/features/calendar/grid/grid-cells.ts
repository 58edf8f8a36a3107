import type { GridCell } from '#src/calendar/layout/grid-geometry.ts';
import { DrawnElements } from '../event/drawn-elements.ts';

/** The cells of grids, as views draw them. */
export const gridCells = new DrawnElements<GridCell>('[role="gridcell"]');

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
