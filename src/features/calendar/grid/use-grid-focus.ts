import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridCell } from '#src/calendar/layout/grid-geometry.ts';
import { cellBoxes, gridCells } from './grid-cells.ts';

/**
 * The cells of a grid, and how keys move between them: to later (1) or earlier (-1) ones. Both cells may be in another range,
 * which the grid asks for itself, or out of sight.
 */
interface GridCells<Cell> {
  /** In the tab order at first. */
  first: Cell;
  /** The cell itself if the grid has it, otherwise one near it. */
  nearest: (cell: Cell) => Cell;
  /** Returns whether a cell is the one that is drawn. */
  isDrawn: (cell: Cell, drawn: GridCell) => boolean;
  /** Its position, by which `cellBoxes` tell in which cells they are. */
  position: (cell: Cell) => number;
  across: (from: Cell, by: 1 | -1) => Cell;
  /** Left out if there is a single row, where down goes to the events. */
  down?: ((from: Cell, by: 1 | -1) => Cell) | undefined;
  /** The first (0) or the last (-1) cell of a row, or of what the grid shows. */
  edge: (from: Cell, at: 0 | -1, isWhole: boolean) => Cell;
  /** A cell of the next or the previous range. */
  page: (from: Cell, by: 1 | -1) => Cell;
  /** Handles Enter in a cell. By default, Enter goes to the cell's events. */
  onEnter?: (cell: Cell, element: HTMLElement) => void;
}

export interface GridFocus<Cell> {
  grid: RefObject<HTMLDivElement | null>;
  /** The cell in the tab order. */
  tabStop: Cell;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** A cell has got the focus. */
  onFocusCell: (cell: Cell) => void;
  /** Focuses a cell, which may be in a range that has just been asked for. */
  focusCell: (cell: Cell) => void;
}

/**
 * The focus in a grid: one tab stop; arrows, Home and End, with Control too, Page Up and Page Down move from cell to cell;
 * Enter goes to the events of a cell, where up and down move between them, and Escape leads back. If down does not lead to
 * another cell, it goes to the events, too.
 */
export function useGridFocus<Cell>(cells: GridCells<Cell>): GridFocus<Cell> {
  const { nearest, isDrawn, position, onEnter } = cells;
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(cells.first);
  // The cell that will get the focus, and the element that has it until then.
  const pendingFocus = useRef<{ cell: Cell; until: Element | null }>(null);
  const tabStop = nearest(active);
  const find = (cell: Cell): HTMLElement | null => {
    const drawnCells = grid.current ? gridCells.within(grid.current) : [];
    return drawnCells.find((drawn) => isDrawn(cell, drawn))?.element ?? null;
  };
  const findEvents = () => eventsAt(find(tabStop), position(tabStop));

  // A cell of another range, or one out of sight, exists only once it has been rendered.
  useLayoutEffect(() => {
    const element = pendingFocus.current && find(pendingFocus.current.cell);
    if (!element) return;
    pendingFocus.current = null;
    element.focus();
  });

  const focusCell = (cell: Cell) => {
    setActive(cell);
    const element = find(cell);
    if (element) element.focus();
    else pendingFocus.current = { cell, until: document.activeElement };
  };
  const moveFrom = (event: KeyboardEvent<HTMLElement>, cell = tabStop): boolean => {
    const next = findNext(cells, cell, event);
    if (next === null) return false;
    focusCell(next);
    return true;
  };
  const leaveCell = (event: KeyboardEvent<HTMLElement>, element: HTMLElement): boolean => {
    if (moveFrom(event)) return true;
    if (event.key === 'Enter' && onEnter) onEnter(tabStop, element);
    else if (event.key === 'Enter' || event.key === 'ArrowDown') {
      const [first] = findEvents();
      // Enter adds an event in a cell without any; down does nothing there.
      if (!first) return event.key === 'ArrowDown';
      first.focus();
    } else return false;
    return true;
  };
  /** Moves between the events of a cell, or back to it. */
  const leaveEvent = (event: KeyboardEvent<HTMLElement>, element: HTMLElement): boolean => {
    const { key } = event;
    if (key === 'ArrowLeft' || key === 'ArrowRight') return moveFrom(event);
    if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Escape') return false;
    const events = findEvents();
    const next = events[events.indexOf(element) + (key === 'ArrowDown' ? 1 : -1)];
    if (next && key !== 'Escape') next.focus();
    else focusCell(tabStop);
    return true;
  };
  return {
    grid,
    tabStop,
    onFocusCell: setActive,
    focusCell,
    onKeyDown: (event) => {
      const { target, altKey, metaKey } = event;
      if (altKey || metaKey || !(target instanceof HTMLElement)) return;
      if (pendingFocus.current?.until === target) {
        // Keys can be faster than rendering.
        if (moveFrom(event, pendingFocus.current.cell)) event.preventDefault();
        return;
      }
      const drawnCell = gridCells.at(target);
      const isInCell = drawnCell !== null && isDrawn(tabStop, drawnCell);
      if (isInCell ? leaveCell(event, target) : leaveEvent(event, target)) event.preventDefault();
    },
  };
}

/** The cell that a key leads to; null if the key does not move. */
function findNext<Cell>(
  { across, down, edge, page }: GridCells<Cell>,
  from: Cell,
  { key, ctrlKey, currentTarget }: KeyboardEvent<HTMLElement>,
): Cell | null {
  const isReversed = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return across(from, isReversed ? -1 : 1);
    case 'ArrowLeft':
      return across(from, isReversed ? 1 : -1);
    case 'ArrowDown':
      return down ? down(from, 1) : null;
    case 'ArrowUp':
      return down ? down(from, -1) : null;
    case 'Home':
      return edge(from, 0, ctrlKey);
    case 'End':
      return edge(from, -1, ctrlKey);
    case 'PageDown':
      return page(from, 1);
    case 'PageUp':
      return page(from, -1);
    default:
      return null;
  }
}

/** The buttons of a cell's events, from top to bottom. One over several cells is in the first of them. */
function eventsAt(cell: HTMLElement | null, position: number): HTMLElement[] {
  const rows = cell?.closest('[role="rowgroup"]') ?? cell?.closest('[role="row"]');
  return (rows ? cellBoxes.within(rows) : [])
    .filter(({ first, last }) => first <= position && position <= last)
    .sort((a, b) => a.order - b.order)
    .map(({ element }) => element);
}
