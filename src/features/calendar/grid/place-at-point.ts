import { type PlaceOptions, placeInCell } from '#src/calendar/layout/grid-geometry.ts';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import { eventBoxes } from '../event/event-element.ts';
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
  const across = (isReversed ? right - point.x : point.x - left) / width;
  return placeInCell(cell, { down: (point.y - upper) / height, across }, placeOptions);
}

/**
 * The cell at a point. Events reach into further cells of their row, so it is not always the one with what is on top. To
 * let the browser list all that is at the point takes several times as long among a thousand events.
 */
function cellAtPoint(top: Element, { x, y }: Point) {
  const own = gridCells.around(top);
  if (!own || own.element === top) return own;
  const row = own.element.closest('[role="row"]');
  return (
    [own, ...(row ? gridCells.within(row) : [])].find(({ element }) => {
      const { left, right, top: upper, bottom } = element.getBoundingClientRect();
      return left <= x && x < right && upper <= y && y < bottom;
    }) ?? null
  );
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The width of the edge for resizing an event, as in the styles, and its maximum for fingers, in CSS pixels. */
const edge = 7;
const fingerEdge = 24;

/**
 * Returns whether a point is on the end edge of an event. For a finger, the edge is wider if the event is long enough to
 * be moved, too.
 */
export function isOnEndEdge(element: HTMLElement, { x, y }: Point, isFinger: boolean): boolean {
  const end = eventBoxes.at(element)?.end ?? null;
  if (end === null) return false;
  const { left, right, bottom, width, height } = element.getBoundingClientRect();
  const length = end === 'down' ? height : width;
  const reach = isFinger ? Math.max(edge, Math.min(fingerEdge, length / 4)) : edge;
  if (end === 'down') return bottom - y < reach;
  const distance = isRightToLeft(element) ? x - left : right - x;
  // The title may go on after the end.
  return distance >= 0 && distance < reach;
}
