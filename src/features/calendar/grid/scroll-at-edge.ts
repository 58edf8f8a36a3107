import type { RefObject } from 'react';
import { gridCells } from './grid-cells.ts';
import type { Point } from './place-at-point.ts';

/** The distance from an edge at which a pointer scrolls, and the maximum scroll per frame, in CSS pixels. */
const edge = 36;
const fastest = 14;

interface EdgeScroll {
  /** Where the pointer is; null once it has stopped dragging. */
  pointer: () => Point | null | undefined;
  /** Called whenever the place below the pointer has changed. */
  onScroll: () => void;
}

/** Scrolls a grid, or the page if the grid has no room to scroll, while a pointer drags at its edge. */
export function scrollAtEdge(
  grid: RefObject<HTMLElement | null>,
  { pointer, onScroll }: EdgeScroll,
): void {
  const step = () => {
    const point = pointer();
    if (!point || !grid.current) return;
    if (scrollBy(grid.current, point)) onScroll();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Finds the element that scrolls a grid: itself, or the page if the grid has no room to scroll. */
export function findScroller(grid: HTMLElement): HTMLElement {
  const isScroller = /auto|scroll/.test(getComputedStyle(grid).overflowY);
  return isScroller ? grid : document.documentElement;
}

/** Returns whether it has scrolled. */
function scrollBy(grid: HTMLElement, { x, y }: Point): boolean {
  const scroller = findScroller(grid);
  const isScroller = scroller === grid;
  const box = isScroller
    ? grid.getBoundingClientRect()
    : { top: 0, left: 0, right: window.innerWidth, bottom: window.innerHeight };
  // What stays in sight at the top, such as the events that last all day, can be dropped on.
  const head = isScroller ? gridCells.within(grid).find(({ kind }) => kind === 'all-day') : null;
  const top = head?.element.getBoundingClientRect().bottom ?? box.top;
  const across = isScroller ? speed(x, box.left, box.right) : 0;
  const down = head && y < top ? 0 : speed(y, top, box.bottom);
  if (across === 0 && down === 0) return false;
  const { scrollLeft, scrollTop } = scroller;
  scroller.scrollBy(across, down);
  return scrollLeft !== scroller.scrollLeft || scrollTop !== scroller.scrollTop;
}

/** Faster the nearer to the edge. */
function speed(at: number, first: number, last: number): number {
  const beyond = at < first + edge ? at - first - edge : Math.max(0, at - last + edge);
  return Math.max(-1, Math.min(1, beyond / edge)) * fastest;
}
