import type { PointerEvent } from 'react';
import { isOnEndEdge } from './place-at-point.ts';

/**
 * Marks an event while a mouse is on the edge by which it is resized, for the cursor. A box of its own for the edge would
 * be laid out whenever the mouse goes from one event to another.
 */
export function markEdge({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
  if (pointerType === 'touch' || !(target instanceof Element)) return;
  const event = target.closest<HTMLElement>('[data-resize]');
  event?.toggleAttribute('data-edge', isOnEndEdge(event, { x, y }, false));
}
