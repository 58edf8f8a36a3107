import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useStable } from '#src/ui/use-stable.ts';

/** The height of the weekdays above the weeks, and the least height of a week, in CSS pixels. */
const headHeight = 28;
const lowestWeek = 100;
/** Milliseconds without movement before the page follows. */
const restMs = 150;

interface WeekScrollProps {
  grid: RefObject<HTMLDivElement | null>;
  /** The week to show first, counted from the first supported one. */
  week: number;
  /** The number of weeks shown at once. */
  count: number;
  /** Called when the reader has scrolled to another week. */
  onRest: (week: number) => void;
}

/**
 * Scrolls through all weeks there are, all of the same height, so that nothing ever has to be added before those in sight.
 * The page follows when the scrolling rests, and the scrolling follows the page.
 * @returns the height of a week in CSS pixels, and the first week in sight.
 */
export function useWeekScroll({ grid, week, count, onRest }: WeekScrollProps) {
  const [room, setRoom] = useState(() => window.innerHeight);
  const [top, setTop] = useState(week);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const height = Math.max(lowestWeek, Math.floor((room - headHeight) / count));

  // Where a week is, is known from the layout.
  useLayoutEffect(() => {
    const scroller = grid.current;
    if (!scroller || Math.abs(scroller.scrollTop / height - week) <= 0.5) return;
    scroller.scrollTop = week * height;
    setTop(week);
  }, [grid, week, height]);

  const onScroll = useStable((scroller: HTMLDivElement) => {
    setTop(Math.floor(scroller.scrollTop / height));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = Math.round(scroller.scrollTop / height);
      if (next !== week) onRest(next);
    }, restMs);
  });
  const measure = useCallback(
    (scroller: HTMLDivElement) => {
      grid.current = scroller;
      const takeRoom = () => {
        if (scroller.clientHeight > 0) setRoom(scroller.clientHeight);
      };
      // Before the first paint, so that no week changes its height in sight.
      takeRoom();
      const observer = new ResizeObserver(takeRoom);
      observer.observe(scroller);
      const listener = () => onScroll(scroller);
      scroller.addEventListener('scroll', listener, { passive: true });
      return () => {
        grid.current = null;
        observer.disconnect();
        scroller.removeEventListener('scroll', listener);
        clearTimeout(timer.current);
      };
    },
    [grid, onScroll],
  );
  return { height, top, measure };
}
