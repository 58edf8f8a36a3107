import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { fingerThreshold, longPress } from './finger.ts';

/**
 * Tells when a finger rests on something. Returns handlers for an element around it.
 * @param find finds what a finger is on; null for nothing that it could rest on.
 */
export function useLongPress<Found>(
  find: (element: Element) => Found | null,
  onRest: (found: Found) => void,
) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(null);
  /** Whether the latest press has rested, so that its end is no click. */
  const hasRested = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    hasRested,
    onPointerDown: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      hasRested.current = false;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const found = find(target);
      if (!found) return;
      const timer = setTimeout(() => {
        hasRested.current = true;
        onRest(found);
      }, longPress);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > fingerThreshold) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The menu of a link would open.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
  };
}
