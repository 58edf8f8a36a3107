import type { GridCell } from '#src/calendar/layout/grid-geometry.ts';
import { DrawnElements } from '../event/drawn-elements.ts';

/** The cells of grids, as views draw them. */
export const gridCells = new DrawnElements<GridCell>('[role="gridcell"]');
