import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type DayListLayout,
  findTop,
  type ListPlace,
  placeAt,
} from '#src/calendar/layout/day-list.ts';

/** The part of a list that is about in sight, in pixels of the layout. */
export interface Sight {
  readonly top: number;
  readonly height: number;
  /** The layout for which it was measured. */
  readonly layout: DayListLayout;
}

/** The list renders again after this many pixels. */
const step = 120;

/**
 * Scrolls a list to the page's day, and keeps what is in sight where it is when the list changes above it.
 * @param onReach called with the first day in sight after the reader has scrolled.
 */
export function useListScroll(layout: DayListLayout, date: number, onReach: (day: number) => void) {
  const scroller = useRef<HTMLElement>(null);
  const [sight, setSight] = useState<Sight | null>(null);
  /** The layout that the scroll position belongs to. */
  const laidOut = useRef(layout);
  const position = useRef(0);
  /** Where the list has to be until the reader scrolls. */
  const target = useRef<ListPlace>(null);
  const shownDate = useRef<number>(null);
  const reachedDay = useRef<number>(null);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const top = element.scrollTop;
    // Without a layout, as in tests, it has no height.
    const height = element.clientHeight || window.innerHeight;
    const next = { top, height, layout: laidOut.current };
    setSight((before) => (before && isSame(before, next) ? before : next));
  }, []);

  // The scroll position follows the layout, and has to be right before the browser paints.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (date !== shownDate.current) {
      const isReached = date === reachedDay.current;
      if (!isReached) target.current = { day: date, offset: 0 };
      shownDate.current = date;
      reachedDay.current = null;
    }
    const place = target.current ?? placeAt(laidOut.current, position.current);
    laidOut.current = layout;
    if (place) element.scrollTop = findTop(layout, place);
    position.current = element.scrollTop;
    look();
  }, [layout, date, look]);

  return {
    /** In steps, so that the list does not render at each pixel; null before it is known. */
    sight: sight && inLayout(sight, layout),
    /** True if the list has been scrolled to where it belongs in this layout. */
    isSettled: sight?.layout === layout,
    attach: useCallback(
      (element: HTMLElement | null) => {
        scroller.current = element;
        if (!element) return;
        const observer = new ResizeObserver(look);
        observer.observe(element);
        return () => observer.disconnect();
      },
      [look],
    ),
    onScroll: () => {
      const top = scroller.current?.scrollTop ?? 0;
      // The event of the list's own scrolling comes later.
      if (Math.abs(top - position.current) > 1) target.current = null;
      position.current = top;
      look();
    },
    onScrollEnd: () => {
      if (target.current) return;
      const day = placeAt(laidOut.current, position.current)?.day;
      if (day === undefined || day === date) return;
      reachedDay.current = day;
      onReach(day);
    },
  };
}

/** The same part of the list in another layout. */
function inLayout(sight: Sight, layout: DayListLayout): Sight {
  const place = sight.layout === layout ? null : placeAt(sight.layout, sight.top);
  return place ? { ...sight, top: findTop(layout, place) } : sight;
}

function isSame(sight: Sight, otherSight: Sight): boolean {
  const isNear = Math.floor(sight.top / step) === Math.floor(otherSight.top / step);
  return isNear && sight.height === otherSight.height && sight.layout === otherSight.layout;
}
