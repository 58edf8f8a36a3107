import { type MouseEventHandler, type PointerEvent, type PointerEventHandler, useRef } from 'react';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { useHold } from '#src/ui/use-hold.ts';
import { eventBoxes } from '../event/event-element.ts';
import { hasControl } from '../selection/use-choosing.ts';
import type { DraftStore } from './draft-store.ts';
import { asCopy } from './drag-draft.ts';
import { markMoving } from './mark-moving.ts';
import { edgeAt } from './place-at-point.ts';
import {
  commitPress,
  type Drag,
  findPress,
  hasMovedAway,
  moveToPointer,
  type Press,
  startDraft,
} from './press.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';

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
 * Drags events to other places, and their edges to other times, and draws new ones on empty space: with a mouse at
 * once, with a finger after it has rested there, so that scrolling stays. Ctrl or Cmd copies, Escape gives up.
 */
export function useDrag(drag: Drag): { handlers: Handlers; hasDragged: () => boolean } {
  const { drafts, grid } = drag;
  const press = useRef<Press>(null);
  const hold = useHold();
  /** True if the latest press was a drag, so that it is neither a click nor a swipe. */
  const dragged = useRef(false);
  const stop = () => {
    hold.end();
    if (press.current?.draft) {
      markMoving(grid.current, null);
      drafts.show(null);
    }
    press.current = null;
  };
  const follow = (current: Press, top?: Element) => {
    if (!current.draft) return;
    moveToPointer(current, drag, top);
    drafts.show(current.draft);
  };
  const begin = (current: Press, isCopy: boolean, top?: Element) => {
    dragged.current = true;
    current.draft = startDraft(current, drag, isCopy);
    if (!current.draft) return stop();
    follow(current, top);
    grid.current?.setPointerCapture(current.pointerId);
    scrollAtEdge(grid, {
      pointer: () => press.current?.draft && current.last,
      onScroll: () => follow(current),
    });
    // Last, since all of the above reads the layout, which this changes.
    if (!isCopy) markMoving(grid.current, current.draft);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (!current) markEdge(event);
    if (current?.pointerId !== event.pointerId) return;
    // A mouse that was let go where the grid could not see it.
    if (!current.isFinger && event.buttons % 2 === 0) return stop();
    current.last = { x: event.clientX, y: event.clientY };
    showCopy(current, drag, hasControl(event));
    if (current.draft) follow(current);
    else if (current.isFinger && !hold.follow(event)) stop();
    else if (!current.isFinger && hasMovedAway(current)) {
      begin(current, hasControl(event), findTop(event));
    }
  };
  useEscape(drafts, stop);
  useControlKey((isHeld) => showCopy(press.current, drag, isHeld));
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
        if (current?.pointerId !== event.pointerId) return;
        stop();
        commitPress(current, drag, hasControl(event));
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

/** The element that a pointer is on; unknown if the grid has captured it before the code of gestures was there. */
function findTop({ target, currentTarget }: PointerEvent): Element | undefined {
  return target instanceof Element && target !== currentTarget ? target : undefined;
}

/** Makes an event that is dragged look copied, which stays where it is, or moved. */
function showCopy(press: Press | null, { grid, drafts }: Drag, isCopy: boolean): void {
  if (!press?.draft || !press.shown || press.draft.isCopy === isCopy) return;
  press.draft = asCopy(press.draft, isCopy);
  markMoving(grid.current, isCopy ? null : press.draft);
  drafts.show(press.draft);
}

/** Gives a drag up, wherever the focus is. Always listens, because to render the grid first would delay a drag. */
function useEscape(drafts: DraftStore, giveUp: () => void): void {
  useDocumentEvent('keydown', true, (event) => {
    if (event.key !== 'Escape' || !drafts.isDragging()) return;
    giveUp();
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Tells whether Ctrl or Cmd is held, whenever one of them is pressed or let go. */
function useControlKey(tell: (isHeld: boolean) => void): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') tell(hasControl(event));
  };
  useDocumentEvent('keydown', true, onKey);
  useDocumentEvent('keyup', true, onKey);
}

/**
 * Marks an event while a mouse is on an edge by which it is resized, for the cursor. A box of its own for the edge would
 * be laid out whenever the mouse goes from one event to another.
 */
function markEdge({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
  if (pointerType === 'touch' || !(target instanceof Element)) return;
  const box = eventBoxes.around(target);
  const isOnEdge = box?.edges && edgeAt(box.element, box.edges, { x, y }, false) !== null;
  box?.element.toggleAttribute('data-edge', isOnEdge ?? false);
}
