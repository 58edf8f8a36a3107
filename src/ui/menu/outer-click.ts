import type { RefObject } from 'react';
import { useDocumentEvent } from '../use-document-event.ts';

/** The number of ancestors of an event's target to check; elements further up count as outside. */
const mostAncestors = 50;

/**
 * Returns whether an event happened outside an element. Checks the event's path, not the tree: it crosses shadow roots and
 * stays intact if a handler removes the target.
 */
export function isOutside(event: Event, element: Element | null): boolean {
  if (!element) return true;
  const way = event.composedPath().slice(0, 1 + mostAncestors);
  return !way.includes(element);
}

/** Notifies of presses outside an element while `active`. */
export function useOuterClick(
  element: RefObject<Element | null>,
  active: boolean,
  onOuterClick: (event: PointerEvent) => void,
): void {
  useDocumentEvent('pointerdown', active, (event) => {
    if (isOutside(event, element.current)) onOuterClick(event);
  });
}
