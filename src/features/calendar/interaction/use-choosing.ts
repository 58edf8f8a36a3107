import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react';
import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import type { WriteRequest } from '../writes/write-requests.ts';
import { changeableSpans, mayDelete } from './changeable.ts';
import type { ChosenEvents } from './chosen-events.ts';
import { type DraftStore, type EventDraft, withOthers } from './event-draft.ts';
import { isCombination } from './key-combination.ts';
import { useLasso } from './use-lasso.ts';
import type { ShownEvent } from './use-move-rules.ts';

interface Choosing {
  grid: RefObject<HTMLElement | null>;
  drafts: DraftStore;
  chosen: ChosenEvents;
  /** Whether the visitor may change events, so that it makes sense to choose some. */
  isPossible: boolean;
  locate: (element: Element) => ShownEvent | null;
  /** The days that the view shows; it may draw others around them. */
  range: DayRange;
  write: (request: WriteRequest) => void;
  /** Says that the visitor may not change an event. */
  refuse: () => void;
}

/**
 * Chooses several events of a grid: by Ctrl or Cmd and a click or Space one by one, by Shift as far as another one, by
 * Shift and a drag on empty space those in a frame, by Ctrl and A those in sight; by touch with a long press, then by taps.
 * Escape and a click on empty space choose none. Delete deletes those that are chosen, or the focused one.
 */
export function useChoosing(choosing: Choosing) {
  const { grid, drafts, chosen, isPossible, locate, range } = choosing;
  const startLasso = useLasso({ grid, drafts, chosen });
  const isTouch = useRef(false);
  /** Whether the latest press has drawn a frame, so that its end is no click on empty space. */
  const hasDrawn = useRef(false);
  const order = () => listEvents(grid.current).flatMap(({ dataset }) => dataset['event'] ?? []);
  const inSight = () =>
    listEvents(grid.current)
      .flatMap((element) => locate(element)?.span ?? [])
      .filter(({ days }) => overlaps(days, range))
      .map(({ event }) => event.id);
  const chooseShown = ({ span: { event } }: ShownEvent, isRange: boolean) => {
    if (isRange) chosen.chooseTo(event.id, order());
    else chosen.toggle(event.id);
  };
  return {
    /** Returns whether it chooses events. */
    onPointerDown: (event: PointerEvent<HTMLElement>): boolean => {
      const { target, shiftKey, button, pointerType } = event;
      isTouch.current = pointerType === 'touch';
      hasDrawn.current = isPossible && shiftKey && button === 0 && isEmptyCell(target);
      if (hasDrawn.current) startLasso(event);
      return hasDrawn.current;
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const { target, shiftKey } = event;
      if (!isPossible || event.defaultPrevented || !(target instanceof Element)) return;
      const shown = locate(target);
      const isAdding = hasControl(event) || (isTouch.current && chosen.ids.size > 0);
      if (shown && (shiftKey || isAdding)) {
        chooseShown(shown, shiftKey);
        shown.element.focus();
        event.preventDefault();
        event.stopPropagation();
      } else if (isEmptyCell(target) && !hasDrawn.current && !shiftKey && !isAdding) chosen.clear();
    },
    /** Returns whether it has handled a key. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>): boolean => {
      const { target, key } = event;
      if (!isPossible || !(target instanceof Element)) return false;
      const shown = locate(target);
      if (isCombination(event, 'a')) chosen.choose(inSight());
      else if (shown && isChoosingSpace(event)) chooseShown(shown, event.shiftKey);
      else if (key === 'Escape' && chosen.ids.size > 0) chosen.clear();
      else return key === 'Delete' && !event.repeat && deleteByKey(shown, choosing);
      return true;
    },
    // Otherwise, the space bar would press the button.
    onKeyUp: (event: KeyboardEvent<HTMLElement>): void => {
      const { target } = event;
      const isOnEvent = target instanceof Element && locate(target) !== null;
      if (isPossible && isOnEvent && isChoosingSpace(event)) event.preventDefault();
    },
    /** Chooses the events between which Shift and an arrow key move the focus. @param move moves it. */
    extend: (event: KeyboardEvent<HTMLElement>, move: () => void): void => {
      const { target, shiftKey, ctrlKey, altKey, metaKey } = event;
      const isExtending = isPossible && shiftKey && !ctrlKey && !altKey && !metaKey;
      const from = isExtending && target instanceof Element ? locate(target) : null;
      move();
      const to = document.activeElement && locate(document.activeElement);
      if (!from || !to || to.span === from.span) return;
      const { id } = from.span.event;
      if (!chosen.ids.has(id)) chosen.toggle(id);
      chosen.chooseTo(to.span.event.id, order());
    },
    /** A finger has rested on an event without moving it. */
    onRest: ({ span }: ShownEvent): void => chosen.toggle(span.event.id),
    /** The draft of an event, with the other chosen ones if it is chosen, too. */
    gather: (draft: EventDraft): EventDraft => {
      const { event } = draft.original;
      if (!chosen.ids.has(event.id)) return draft;
      const others = chosen.spans.filter((span) => span.event.id !== event.id);
      const possible = changeableSpans(others);
      return withOthers(draft, possible, others.length - possible.length);
    },
  };
}

function deleteByKey(shown: ShownEvent | null, { chosen, write, refuse }: Choosing): boolean {
  const isSeveral = chosen.ids.size > 0;
  const spans = isSeveral ? chosen.spans : shown ? [shown.span] : [];
  const possible = spans.filter(({ event }) => mayDelete(event));
  const [first] = possible;
  if (spans.length === 0) return false;
  if (!first) refuse();
  else {
    // The events disappear, but the day stays.
    shown?.element.closest<HTMLElement>('[role="gridcell"]')?.focus();
    const requests = possible.map(({ event }) => ({ kind: 'delete', event }) as const);
    if (isSeveral) write({ kind: 'several', requests, leftOut: spans.length - possible.length });
    else write({ kind: 'delete', event: first.event });
    chosen.clear();
  }
  return true;
}

function listEvents(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
}

function hasControl({ ctrlKey, metaKey }: MouseEvent): boolean {
  return ctrlKey || metaKey;
}

function isChoosingSpace({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key === ' ' && (ctrlKey || shiftKey) && !altKey && !metaKey;
}

function isEmptyCell(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[role="gridcell"]');
}
