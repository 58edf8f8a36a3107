import type { RefObject } from 'react';
import { useDocumentEvent } from '../use-document-event.ts';

/** How many ancestors of an event's target are looked at; an element further up counts as outside. */
const mostAncestors = 50;

/**
 * Whether an event happened outside an element. The way that the event takes is asked, not the tree: it leads out of shadow
 * roots, and stays what it was when a handler has removed the target meanwhile.
 */
export function isOutside(event: Event, element: Element | null): boolean {
  if (!element) return true;
  const way = event.composedPath().slice(0, 1 + mostAncestors);
  return !way.includes(element);
}

/** Tells of a press outside an element while `active`. */
export function useOuterClick(
  element: RefObject<Element | null>,
  active: boolean,
  onOuterClick: (event: PointerEvent) => void,
): void {
  useDocumentEvent('pointerdown', active, (event) => {
    if (isOutside(event, element.current)) onOuterClick(event);
  });
}
