import type { PointerEvent, RefObject } from 'react';
import { type GridCell, newTimes } from '#src/calendar/layout/grid-geometry.ts';
import { drawnTimes, type GridPlace } from '#src/calendar/model/move-event.ts';
import { type Edge, eventBoxes, type ShownEvent } from '../event/event-element.ts';
import type { DraftStore } from './draft-store.ts';
import { asCopy, type DragDraft, dragDraft, isUnchanged } from './drag-draft.ts';
import { gridCells } from './grid-cells.ts';
import { edgeAt, elementInGrid, type Point, placeAtPoint } from './place-at-point.ts';
import type { ChosenMoves, MoveTarget } from './use-move-rules.ts';
import { isDragDistance } from './waiting-gestures.ts';

/** A press that is or may become a drag. */
export interface Press {
  readonly pointerId: number;
  readonly isFinger: boolean;
  readonly start: Point;
  /** The event that it is on; null on empty space, where it draws a new one. */
  readonly shown: ShownEvent | null;
  /** The cell of that space. */
  readonly cell: GridCell | null;
  /** The edge of the event that it is on; null if it moves the event. */
  readonly edge: Edge | null;
  /** Where it began; null beside the cells. Found at once, as the first frame of a drag has enough to do. */
  readonly from: GridPlace | null;
  /** Where it was last; null until it has become a drag, as is its draft. */
  to: GridPlace | null;
  draft: DragDraft | null;
  last: Point;
  /** True if it has been at another place than where it began. */
  hasMoved: boolean;
  /** True if the pointer is over a sub-calendar to which the visitor may not add events. */
  isRefused: boolean;
}

/** The data that a grid provides about its drags. */
export interface Drag extends MoveTarget, ChosenMoves {
  drafts: DraftStore;
  grid: RefObject<HTMLElement | null>;
  /** The length of a step among hours, in minutes. */
  resolution: number;
}

/** The press that a pointer begins on an event or on empty space; null anywhere else. */
export function findPress(event: PointerEvent<HTMLElement>, drag: Drag): Press | null {
  const { pointerId, button, isPrimary, pointerType, target, clientX: x, clientY: y } = event;
  if (button !== 0 || !isPrimary || !(target instanceof Element)) return null;
  const shown = drag.locate(target);
  const box = shown && eventBoxes.at(shown.element);
  const cell = gridCells.at(target);
  const isFinger = pointerType === 'touch';
  if (!shown && !cell) return null;
  // The menu opens below a finger that rests there.
  if (!shown && isFinger && !drag.mayAdd) return null;
  const start = { x, y };
  return {
    pointerId,
    shown,
    start,
    last: start,
    from: findPlace(target, start, shown, drag),
    cell,
    isFinger,
    edge: box?.edges ? edgeAt(box.element, box.edges, start, isFinger) : null,
    to: null,
    draft: null,
    isRefused: false,
    hasMoved: false,
  };
}

/** Returns whether a mouse has moved so far that it drags. */
export function hasMovedAway({ start, last }: Press): boolean {
  return isDragDistance(last.x - start.x, last.y - start.y);
}

/** The draft with which a press begins to drag; null if the visitor may not, and says so. */
export function startDraft(
  { shown, from, cell, isFinger, edge }: Press,
  drag: Drag,
  isCopy: boolean,
): DragDraft | null {
  if (!from) return null;
  if (!shown) {
    // A finger that only rests adds an event of the usual length, like a double click.
    const isUsual = isFinger && cell !== null;
    const times = isUsual
      ? newTimes(cell, from, drag.resolution)
      : drawnTimes(from, from, drag.resolution);
    return drag.draftNew(times, from.subCalendarId, false);
  }
  const isAllowed = isCopy && edge === null ? drag.allowsCopy(shown.span) : drag.allows(shown.span);
  if (!isAllowed) return null;
  const draft = drag.draftShown(shown, false);
  return asCopy(edge === null ? drag.gather(draft) : draft, isCopy);
}

/**
 * Takes a press that drags to where its pointer is, or back if it is outside of the grid, or where the visitor may not add
 * events. What is drawn, or resized, stays where it was last instead: beyond the grid, more of it is meant.
 * @param top what is on top of the grid there, if it is known.
 */
export function moveToPointer(press: Press, drag: Drag, top?: Element): void {
  const { from, shown, edge, last } = press;
  const grid = drag.grid.current;
  if (!press.draft || !from || !grid) return;
  const found = top ?? elementInGrid(grid, last);
  const isMove = shown !== null && edge === null;
  const outside = isMove ? from : null;
  const place = found ? findPlace(found, last, shown, drag) : outside;
  if (!place || isSamePlace(place, press.to ?? from)) return;
  press.to = place;
  press.hasMoved = true;
  const id = isMove ? place.subCalendarId : null;
  press.isRefused = id !== null && id !== from.subCalendarId && !drag.mayMoveTo(id);
  const to = press.isRefused ? from : place;
  press.draft = dragDraft(press.draft, { ...drag, edge, from, to });
}

/** Does what a press that has ended asks for. */
export function commitPress(press: Press, drag: Drag, isCopy: boolean): void {
  const { draft, isRefused, to, isFinger, shown, hasMoved } = press;
  if (isRefused && !drag.allowsPlace(to?.subCalendarId ?? null)) return;
  if (draft && shown && isFinger && !hasMoved) drag.onRest(shown);
  else if (draft && !isUnchanged(draft)) drag.commit(draft, isCopy);
}

/** Returns whether two places are one. */
export function isSamePlace(one: GridPlace, other: GridPlace): boolean {
  return (
    one.day === other.day &&
    one.minute === other.minute &&
    one.subCalendarId === other.subCalendarId
  );
}

function findPlace(
  top: Element,
  point: Point,
  shown: ShownEvent | null,
  { resolution }: Drag,
): GridPlace | null {
  return placeAtPoint(top, point, { resolution, isAllDay: shown?.span.event.all_day ?? false });
}
