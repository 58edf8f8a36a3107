import {
  type MouseEventHandler,
  type PointerEvent,
  type PointerEventHandler,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { drawnTimes, type GridPlace } from '#src/calendar/model/move-event.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { useHold } from '#src/ui/use-hold.ts';
import { dragDraft } from './drag-draft.ts';
import { type DraftStore, type EventDraft, eventDraft, isUnchanged } from './event-draft.ts';
import { markMoving } from './mark-moving.ts';
import { isOnEndEdge, newTimes, type Point, placeAtPoint } from './place-at-point.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';
import { hasControl } from './use-choosing.ts';
import type { ChosenMoves, MoveTarget, ShownEvent } from './use-move-rules.ts';

/** How far a mouse moves before it drags, in CSS pixels. */
const threshold = 4;

/** A press that is or may become a drag. */
interface Press {
  readonly pointerId: number;
  readonly isFinger: boolean;
  readonly start: Point;
  /** The event that it is on; null on empty space, where it draws a new one. */
  readonly shown: ShownEvent | null;
  /** The cell of that space. */
  readonly cell: HTMLElement | null;
  readonly isResize: boolean;
  /** Where it began, and where it was last; null until it has become a drag, as is its draft. */
  from: GridPlace | null;
  to: GridPlace | null;
  draft: EventDraft | null;
  last: Point;
  /** Whether it has been at another place than where it began. */
  hasMoved: boolean;
  /** Whether the pointer is over a sub-calendar to which the visitor may not add events. */
  isRefused: boolean;
}

interface Drag extends MoveTarget, ChosenMoves {
  drafts: DraftStore;
  grid: RefObject<HTMLElement | null>;
  /** The length of a step among hours, in minutes. */
  resolution: number;
}

/** For the grid's element. */
interface Handlers
  extends Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    PointerEventHandler<HTMLElement>
  > {
  onClickCapture: MouseEventHandler<HTMLElement>;
  onContextMenu: MouseEventHandler<HTMLElement>;
}

/**
 * Drags events to other places, and their end edge to another time, and draws new ones on empty space: with a mouse at
 * once, with a finger after it has rested there, so that scrolling stays. Ctrl or Cmd copies, Escape gives up.
 */
export function useDrag(drag: Drag): { handlers: Handlers; hasDragged: () => boolean } {
  const { drafts, grid } = drag;
  const press = useRef<Press>(null);
  const hold = useHold();
  /** Whether the latest press was a drag, so that it is neither a click nor a swipe. */
  const dragged = useRef(false);
  const stop = () => {
    hold.end();
    if (press.current?.draft) {
      markMoving(grid.current, null);
      drafts.show(null);
    }
    press.current = null;
  };
  const follow = (current: Press) => {
    if (!current.draft) return;
    moveTo(current, findPlace(current.last, current, drag), drag);
    drafts.show(current.draft);
  };
  const begin = (current: Press, isCopy: boolean) => {
    dragged.current = true;
    current.from = findPlace(current.start, current, drag);
    current.draft = startDraft(current, drag, isCopy);
    if (!current.draft) return stop();
    follow(current);
    grid.current?.setPointerCapture(current.pointerId);
    scrollAtEdge(grid, {
      pointer: () => press.current?.draft && current.last,
      onScroll: () => follow(current),
    });
    // Last, since all of the above reads the layout, which this changes.
    markMoving(grid.current, current.draft);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (current?.pointerId !== event.pointerId) return;
    current.last = { x: event.clientX, y: event.clientY };
    if (current.draft) follow(current);
    else if (current.isFinger && !hold.follow(event)) stop();
    else if (!current.isFinger && hasMovedAway(current)) begin(current, hasControl(event));
  };
  const finish = ({ draft, isRefused, isFinger, shown, hasMoved }: Press, isCopy: boolean) => {
    stop();
    if (isRefused) drag.refusePlace();
    else if (draft && shown && isFinger && !hasMoved) drag.onRest(shown);
    else if (draft && !isUnchanged(draft)) {
      // It may have begun as a copy.
      if (isCopy || !shown || drag.allows(shown.span)) drag.keep(draft, isCopy);
    }
  };
  useEscape(drafts, stop);
  useScrollLock(grid, () => press.current?.draft != null);
  return {
    hasDragged: () => dragged.current,
    handlers: {
      onPointerDown: (event) => {
        stop();
        dragged.current = false;
        const found = findPress(event, drag);
        if (!found) return;
        press.current = found;
        if (found.isFinger) hold.begin(event, () => begin(found, false));
      },
      onPointerMove,
      onPointerUp: (event) => {
        const { current } = press;
        if (current?.pointerId === event.pointerId) finish(current, hasControl(event));
      },
      onPointerCancel: stop,
      onClickCapture: (event) => {
        if (!dragged.current || event.detail === 0) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // A finger that rests on an event drags it.
      onContextMenu: (event) => {
        if (press.current?.isFinger) event.preventDefault();
      },
    },
  };
}

/** The draft with which a press begins to drag; null if the visitor may not, which is said. */
function startDraft(
  { shown, from, cell, isFinger, isResize }: Press,
  drag: Drag,
  isCopy: boolean,
): EventDraft | null {
  if (!from) return null;
  if (!shown) {
    // A finger that only rests adds an event of the usual length, like a double click.
    const isUsual = isFinger && cell !== null;
    const times = isUsual
      ? newTimes(cell, from, drag.resolution)
      : drawnTimes(from, from, drag.resolution);
    return drag.draftNew(times, from.subCalendarId, false);
  }
  const isAllowed = isCopy && !isResize ? drag.allowsCopy(shown.span) : drag.allows(shown.span);
  if (!isAllowed) return null;
  const draft = eventDraft(shown.span, shown.subCalendarId, false);
  return isResize ? draft : drag.gather(draft);
}

/** Takes a press that drags to another place, or back if the visitor may not add events there. */
function moveTo(press: Press, place: GridPlace | null, drag: Drag): void {
  const { from } = press;
  if (!press.draft || !from || !place || isSamePlace(place, press.to ?? from)) return;
  press.to = place;
  press.hasMoved = true;
  const id = press.isResize || !press.shown ? null : place.subCalendarId;
  press.isRefused = id !== null && id !== from.subCalendarId && !drag.mayMoveTo(id);
  const to = press.isRefused ? from : place;
  press.draft = dragDraft(press.draft, { ...drag, isResize: press.isResize, from, to });
}

/** Gives a drag up, wherever the focus is. Always listens, because to render the grid first would delay a drag. */
function useEscape(drafts: DraftStore, giveUp: () => void): void {
  useDocumentEvent('keydown', true, (event) => {
    const isDragging = drafts.current !== null && !drafts.current.isByKeys;
    if (event.key !== 'Escape' || !isDragging) return;
    giveUp();
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Keeps the page still below a finger that drags. */
function useScrollLock(grid: RefObject<HTMLElement | null>, isLocked: () => boolean): void {
  const lock = useEffectEvent((event: TouchEvent) => {
    if (isLocked()) event.preventDefault();
  });
  // React listens to touches passively, so its handlers cannot prevent scrolling.
  useEffect(() => {
    const element = grid.current;
    const listener = (event: TouchEvent) => lock(event);
    element?.addEventListener('touchmove', listener, { passive: false });
    return () => element?.removeEventListener('touchmove', listener);
  }, [grid]);
}

/** The press that a pointer begins on an event or on empty space; null anywhere else. */
function findPress(event: PointerEvent<HTMLElement>, drag: Drag): Press | null {
  const { pointerId, button, isPrimary, pointerType, target, clientX: x, clientY: y } = event;
  if (button !== 0 || !isPrimary || !(target instanceof Element)) return null;
  const shown = drag.locate(target);
  const isEmpty = target.matches('[role="gridcell"]');
  const isFinger = pointerType === 'touch';
  if (!shown && !(isEmpty && drag.mayAdd)) return null;
  return {
    ...{ pointerId, shown, start: { x, y }, last: { x, y } },
    cell: isEmpty && target instanceof HTMLElement ? target : null,
    isFinger,
    isResize: shown !== null && isOnEndEdge(shown.element, { x, y }, isFinger),
    ...{ from: null, to: null, draft: null, isRefused: false, hasMoved: false },
  };
}

/** Whether a mouse has moved so far that it drags. */
function hasMovedAway({ start, last }: Press): boolean {
  return Math.hypot(last.x - start.x, last.y - start.y) >= threshold;
}

function isSamePlace(one: GridPlace, other: GridPlace): boolean {
  return (
    one.day === other.day &&
    one.minute === other.minute &&
    one.subCalendarId === other.subCalendarId
  );
}

function findPlace(point: Point, { shown }: Press, { grid, resolution }: Drag): GridPlace | null {
  const options = { resolution, isAllDay: shown?.span.event.all_day ?? false };
  return grid.current && placeAtPoint(grid.current, point, options);
}
