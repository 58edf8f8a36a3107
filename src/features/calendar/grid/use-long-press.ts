import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useHold } from '#src/ui/use-hold.ts';

/**
 * Tells when a finger rests on something. Returns handlers for an element around it.
 * @param find finds what a finger is on; null for nothing that it could rest on.
 */
export function useLongPress<Found>(
  find: (element: Element) => Found | null,
  onRest: (found: Found) => void,
) {
  const { begin, follow, end, heldBy } = useHold();
  /** True if the latest press has rested, so that its end is no click. */
  const hasRested = useRef(false);
  return {
    hasRested,
    onPointerDown: (event: PointerEvent) => {
      end();
      hasRested.current = false;
      const { pointerType, isPrimary, target } = event;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const found = find(target);
      if (!found) return;
      begin(event, () => {
        hasRested.current = true;
        onRest(found);
      });
    },
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
    // The menu of a link would open.
    onContextMenu: (event: MouseEvent) => {
      if (heldBy()) event.preventDefault();
    },
  };
}
