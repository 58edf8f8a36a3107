import { vi } from 'vitest';

/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const [width, height] = [100, 1000];

/**
 * Gives the cells of a grid boxes, one beside the other, and its events boxes in theirs, for what asks for boxes while a
 * pointer drags: jsdom lays nothing out. Returns a function that ends this.
 */
export function layOut(grid: HTMLElement): () => void {
  const boxes = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function findOwnBox(this: Element) {
      return findBox(this);
    });
  // What jsdom lacks.
  const findCell = (x: number) => listCells(grid)[Math.floor(x / width)] ?? null;
  define(document, 'elementFromPoint', findCell);
  define(document, 'elementsFromPoint', () => []);
  for (const name of ['setPointerCapture', 'scrollBy']) define(Element.prototype, name, () => {});
  return () => boxes.mockRestore();
}

function define(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true });
}

export function findGrid(element: Element): HTMLElement {
  const grid = element.closest<HTMLElement>('[role="grid"]');
  if (!grid) throw new Error('Only grids have places.');
  return grid;
}

/** The cell some places after that of an element, beginning again after the last one. */
export function findCellAfter(element: Element, places: number): HTMLElement | undefined {
  const cell = element.closest<HTMLElement>('[role="gridcell"]');
  if (!cell) return undefined;
  const cells = listCells(findGrid(cell));
  return cells[(cells.indexOf(cell) + places) % cells.length];
}

/** A point in an element. @param part how far down, from 0 to 1. */
export function findPoint(element: Element, part: number): Point {
  const { left, top, width: across, height: down } = findBox(element);
  return { x: left + across / 2, y: top + down * part };
}

/** A point on an edge by which an event is resized. */
export function findEdge(event: HTMLElement, edge: 'start' | 'end'): Point {
  const { right, bottom, left, top } = findBox(event);
  const isStart = edge === 'start';
  const isDown = event.dataset['resize'] === 'down';
  if (isDown) return { x: left + 20, y: isStart ? top + 1 : bottom - 1 };
  return { x: isStart ? left + 1 : right - 1, y: top + 20 };
}

function listCells(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')];
}

function findBox(element: Element): DOMRect {
  const cell = element.closest<HTMLElement>('[role="grid"] [role="gridcell"]');
  if (!cell) return new DOMRect();
  const left = listCells(findGrid(cell)).indexOf(cell) * width;
  if (cell === element) return new DOMRect(left, 0, width, height);
  return new DOMRect(left + width * 0.1, height * 0.2, width * 0.8, height * 0.1);
}
