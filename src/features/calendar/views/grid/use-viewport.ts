import { type RefObject, useCallback, useState } from 'react';

/** The part of a scrolling element that is in sight and a little around it, in CSS pixels from where its content begins. */
export interface Viewport {
  readonly top: number;
  readonly bottom: number;
  /** Along the text's direction, so that time grows from `start` to `end` from right to left, too. */
  readonly start: number;
  readonly end: number;
  /** The size of the element's visible area. */
  readonly width: number;
  readonly height: number;
}

/** The distance to scroll before more is rendered, and the minimum that is rendered beyond the visible area. */
const step = 120;
const margin = 40;

/** The viewport before the first measurement. */
const nothing: Viewport = { top: 0, bottom: 0, start: 0, end: 0, width: 0, height: 0 };

/**
 * Watches what is in sight, so that a view draws only that. Its parts are as large as their times, so nothing in them has
 * to be measured. Nothing is in sight when the view first renders. It renders again with what is before the browser paints.
 * @param element gets the scrolling element.
 */
export function useViewport(element: RefObject<HTMLDivElement | null>) {
  const [viewport, setViewport] = useState(nothing);
  const measure = useCallback(
    (scroller: HTMLDivElement) => {
      element.current = scroller;
      const update = () => {
        // While it is hidden, what has been in sight stays.
        if (scroller.clientWidth === 0) return;
        const next = measureViewport(scroller);
        setViewport((before) => (isSame(before, next) ? before : next));
      };
      // Without a layout, as in tests, all of the window is in sight.
      const { innerWidth: width, innerHeight: height } = window;
      if (scroller.clientWidth > 0) update();
      else setViewport(viewportAt({ top: 0, start: 0, width, height }));
      const observer = new ResizeObserver(update);
      observer.observe(scroller);
      scroller.addEventListener('scroll', update, { passive: true });
      return () => {
        element.current = null;
        observer.disconnect();
        scroller.removeEventListener('scroll', update);
      };
    },
    [element],
  );
  return { viewport, measure };
}

function measureViewport(scroller: HTMLDivElement): Viewport {
  const { scrollTop: top, scrollLeft, clientWidth: width, clientHeight: height } = scroller;
  return viewportAt({ top, start: Math.abs(scrollLeft), width, height });
}

type ScrollPlace = Pick<Viewport, 'top' | 'start' | 'width' | 'height'>;

function viewportAt({ top, start, width, height }: ScrollPlace): Viewport {
  const before = (edge: number) => Math.floor((edge - margin) / step) * step;
  const after = (edge: number) => Math.ceil((edge + margin) / step) * step;
  return {
    top: before(top),
    bottom: after(top + height),
    start: before(start),
    end: after(start + width),
    width,
    height,
  };
}

function isSame(viewport: Viewport, otherViewport: Viewport): boolean {
  return (
    viewport.top === otherViewport.top &&
    viewport.bottom === otherViewport.bottom &&
    viewport.start === otherViewport.start &&
    viewport.end === otherViewport.end &&
    viewport.width === otherViewport.width &&
    viewport.height === otherViewport.height
  );
}
