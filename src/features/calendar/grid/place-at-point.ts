import { type PlaceOptions, placeInCell } from '#src/calendar/layout/grid-geometry.ts';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import type { BoxEdges, Edge } from '../event/event-element.ts';
import { gridCells } from './grid-cells.ts';

/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the topmost element of a grid at a point, below a message that covers it; null outside of the grid. */
export function elementInGrid(grid: HTMLElement, { x, y }: Point): Element | null {
  const top = document.elementFromPoint(x, y);
  if (top && grid.contains(top)) return top;
  return document.elementsFromPoint(x, y).find((element) => grid.contains(element)) ?? null;
}

/**
 * The place in a grid at a point; null beside its cells.
 * @param top what is on top of the grid there.
 */
export function placeAtPoint(
  top: Element,
  point: Point,
  placeOptions: PlaceOptions,
): GridPlace | null {
  const cell = cellAtPoint(top, point);
  if (!cell) return null;
  const { left, right, top: upper, width, height } = cell.element.getBoundingClientRect();
  const isReversed = cell.kind === 'timeline' && isRightToLeft(cell.element);
  const across = measurePart(width, isReversed ? right - point.x : point.x - left);
  return placeInCell(cell, { down: measurePart(height, point.y - upper), across }, placeOptions);
}

/** A distance as a part of a cell's length. A cell has none while its view is hidden, and all is at its start. */
function measurePart(length: number, distance: number): number {
  return length > 0 ? distance / length : 0;
}

/** Returns whether a point is in an element's box. */
export function isPointIn(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x < right && top <= y && y < bottom;
}

/**
 * The cell at a point. Events reach into further cells of their row, so it is not always the one with what is on top. To
 * let the browser list all that is at the point takes several times as long among a thousand events.
 */
function cellAtPoint(top: Element, point: Point) {
  const own = gridCells.around(top);
  if (!own || own.element === top) return own;
  const row = own.element.closest('[role="row"]');
  const cells = [own, ...(row ? gridCells.within(row) : [])];
  return cells.find(({ element }) => isPointIn(element, point)) ?? null;
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The width of the edges for resizing an event, as in the styles, and its maximum for fingers, in CSS pixels. */
const edgeWidth = 7;
const fingerEdgeWidth = 24;

/**
 * The edge of an event that a point is on; null for none. For a finger, edges are wider if the event is long enough to be
 * moved, too. Where there is no room for both, and to move the event, it is the end.
 */
export function edgeAt(
  element: HTMLElement,
  { axis, start, end }: BoxEdges,
  { x, y }: Point,
  isFinger: boolean,
): Edge | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isReversed = axis === 'across' && isRightToLeft(element);
  const [near, far] = axis === 'down' ? [y - top, bottom - y] : [x - left, right - x];
  const [fromStart, toEnd] = isReversed ? [far, near] : [near, far];
  const length = near + far;
  const reach = isFinger ? Math.max(edgeWidth, Math.min(fingerEdgeWidth, length / 4)) : edgeWidth;
  // The title may go on after the end.
  if (end && toEnd >= 0 && toEnd < reach) return 'end';
  const hasRoom = length >= 3 * reach;
  return start && hasRoom && fromStart >= 0 && fromStart < reach ? 'start' : null;
}
