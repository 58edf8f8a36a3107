import type { GridCell } from '#src/calendar/layout/grid-geometry.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import { eventBoxes, findShownEvent } from '../event/event-element.ts';
import { findDayList, gridCells } from '../grid/grid-cells.ts';
import type { Point } from '../grid/place-at-point.ts';

/** An event, or a day or a part of it, for which people ask a menu. */
export type MenuSubject =
  | { readonly kind: 'event'; readonly span: EventSpan; readonly element: HTMLElement }
  | { readonly kind: 'place'; readonly cell: GridCell; readonly element: HTMLElement };

export interface MenuRequest {
  readonly subject: MenuSubject;
  /** Where the pointer is; null for a request by keyboard. */
  readonly point: Point | null;
  /** The place in the grid at that point; null without one. */
  readonly at: GridPlace | null;
}

/** Finds what a menu at an element is about; null where the browser's own menu is of use, or for nothing. */
export function findSubject(element: Element): MenuSubject | null {
  const box = eventBoxes.around(element);
  if (box) return { kind: 'event', ...box };
  const cell = gridCells.around(element);
  if (cell) return { kind: 'place', cell, element: cell.element };
  if (element.closest('a, input, select, textarea')) return null;
  const listed = isOnDayHeading(element) ? null : findShownEvent(element);
  if (listed) return { kind: 'event', ...listed };
  const list = findDayList(element);
  return list && { kind: 'place', ...list };
}

/** Returns whether an element is in the heading of a list's day, which may be in the row of the day's first event. */
function isOnDayHeading(element: Element): boolean {
  const heading = element.closest('h3, h4');
  return heading !== null && eventBoxes.within(heading).length === 0;
}
