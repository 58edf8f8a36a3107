import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { LastHours } from '#src/calendar/store/last-hours.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import { useCommands } from '../commands/commands-context.ts';
import type { ChosenEvents } from '../event/chosen-events.ts';
import { eventBoxes, type ShownEvent } from '../event/event-element.ts';
import { hasControl, useChoosing } from '../selection/use-choosing.ts';
import type { DraftStore, LassoArea } from './draft-store.ts';
import { type DragDraft, withOthers } from './drag-draft.ts';
import { gridCells } from './grid-cells.ts';
import type { Point } from './place-at-point.ts';
import { findScroller, scrollAtEdge } from './scroll-at-edge.ts';

interface GridChoosing {
  grid: RefObject<HTMLElement | null>;
  drafts: DraftStore;
  lastHours: LastHours;
  chosen: ChosenEvents;
  isPossible: boolean;
  locate: (element: Element) => ShownEvent | null;
  /** The days that the view shows; it may draw others around them. */
  range: DayRange;
}

/**
 * Chooses events of a grid, also by Shift and a drag on empty space those in a frame. A click on empty space chooses none.
 * Those that are chosen are dragged together.
 */
export function useGridChoosing({ grid, drafts, lastHours, ...rules }: GridChoosing) {
  const { chosen, isPossible } = rules;
  const { findDenial } = useCommands();
  const startLasso = useLasso({ grid, drafts, chosen });
  /** True if the latest press has drawn a frame, so that its end is no click on empty space. */
  const hasDrawn = useRef(false);
  const { onClick, onPointerDown, ...choosing } = useChoosing({
    ...rules,
    listSpans: () => (grid.current ? eventBoxes.within(grid.current).map(({ span }) => span) : []),
    // The events disappear, but the day stays.
    leave: ({ element }) => gridCells.around(element)?.element.focus(),
  });
  return {
    ...choosing,
    /** Returns whether it chooses events. */
    onPointerDown: (event: PointerEvent<HTMLElement>): boolean => {
      const { target, shiftKey, button } = event;
      onPointerDown(event);
      hasDrawn.current = isPossible && shiftKey && button === 0 && gridCells.at(target) !== null;
      if (hasDrawn.current) startLasso(event);
      return hasDrawn.current;
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const isPlain = !event.shiftKey && !hasControl(event) && !event.defaultPrevented;
      const isOnEmpty = isPlain && gridCells.at(event.target) !== null && !hasDrawn.current;
      if (isPossible && isOnEmpty) chosen.clear();
      else onClick(event);
    },
    /** The draft of an event, with the other chosen ones if it is chosen, too. */
    gather: (draft: DragDraft): DragDraft => {
      const { event } = draft.original;
      if (!chosen.ids.has(event.id)) return draft;
      const others = chosen.spans.filter((span) => span.event.id !== event.id);
      const possible = others.filter(
        (span) => findDenial({ kind: 'update', event: span.event }) === null,
      );
      return withOthers(draft, possible, { leftOut: others.length - possible.length, lastHours });
    },
  };
}

interface Lasso {
  grid: RefObject<HTMLElement | null>;
  drafts: DraftStore;
  chosen: ChosenEvents;
}

/**
 * Chooses the events in a frame that a pointer draws, besides those that are chosen already. Escape gives up. Returns a
 * function that begins with a press.
 */
function useLasso({ grid, drafts, chosen }: Lasso): (event: PointerEvent) => void {
  const giveUp = useRef<() => void>(null);
  useDocumentEvent('keydown', true, (event) => {
    if (event.key !== 'Escape' || !giveUp.current) return;
    event.preventDefault();
    event.stopPropagation();
    giveUp.current();
  });
  return ({ pointerId, clientX, clientY }) => {
    const element = grid.current;
    if (!element) return;
    const before = chosen.ids;
    const start = { x: clientX, y: clientY };
    let last = start;
    const scroller = findScroller(element);
    const from = { left: scroller.scrollLeft, top: scroller.scrollTop };
    /** Events found by the frame stay chosen when they scroll out of sight, where a grid may not draw them. */
    const found = new Map<string, boolean>();
    const follow = () => {
      const moved = { x: from.left - scroller.scrollLeft, y: from.top - scroller.scrollTop };
      const frame = areaBetween({ x: start.x + moved.x, y: start.y + moved.y }, last);
      drafts.showLasso(frame);
      const now = new Map<string, boolean>();
      for (const box of eventBoxes.within(element)) {
        const { id } = box.span.event;
        // An event may be in several rows.
        now.set(id, now.get(id) || touches(box.element.getBoundingClientRect(), frame));
      }
      for (const [id, isIn] of now) found.set(id, isIn);
      chosen.choose([...before, ...[...found].flatMap(([id, isIn]) => (isIn ? id : []))]);
    };
    const listening = new AbortController();
    const { signal } = listening;
    const stop = () => {
      listening.abort();
      giveUp.current = null;
      drafts.showLasso(null);
    };
    giveUp.current = () => {
      stop();
      chosen.choose(before);
    };
    element.setPointerCapture(pointerId);
    element.addEventListener(
      'pointermove',
      (event) => {
        last = { x: event.clientX, y: event.clientY };
        follow();
      },
      { signal },
    );
    element.addEventListener('pointerup', stop, { signal });
    element.addEventListener('pointercancel', stop, { signal });
    scrollAtEdge(grid, { pointer: () => (signal.aborted ? null : last), onScroll: follow });
  };
}

function areaBetween(one: Point, other: Point): LassoArea {
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { left, top, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}

function touches(box: DOMRect, { left, top, width, height }: LassoArea): boolean {
  return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
}
