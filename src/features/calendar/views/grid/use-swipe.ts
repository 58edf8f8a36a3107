import { type TouchEvent, useRef } from 'react';

/** The minimum distance that a finger moves sideways, in CSS pixels. */
const shortestSwipe = 60;

/** Changes the range by a swipe of one finger: towards the start edge for the next one. */
export function useSwipe(step: (by: 1 | -1) => unknown) {
  const from = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches.item(0) : null;
      from.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) => {
      const touch = changedTouches.item(0);
      const start = from.current;
      from.current = null;
      if (!start || !touch) return;
      const across = touch.clientX - start.x;
      const isSideways = Math.abs(across) > 2 * Math.abs(touch.clientY - start.y);
      if (!isSideways || Math.abs(across) < shortestSwipe) return;
      const isToStart = across < 0 === (getComputedStyle(currentTarget).direction !== 'rtl');
      step(isToStart ? 1 : -1);
    },
  };
}
