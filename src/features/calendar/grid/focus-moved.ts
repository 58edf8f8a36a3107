import type { RefObject } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { eventBoxes } from '../event/event-element.ts';
import { gridCells } from './grid-cells.ts';
import { isLayerOpen } from './is-layer-open.ts';

/** The time in which a server usually answers, in milliseconds. */
const followTime = 5000;

/**
 * Focuses an event where it has been moved to by keys, as soon as the grid draws it there, and again if the server's answer
 * replaces it, until the reader does something else than to answer a question about it, or for a few seconds.
 */
export function focusMoved(grid: RefObject<HTMLElement | null>, moved: EventSpan): void {
  const followed = new AbortController();
  let hasFocused = false;
  const follow = () => {
    // To look through all events at each change of the page takes long.
    if (!grid.current || !isFocusFree()) return;
    const box = eventBoxes.within(grid.current).find(({ span }) => isAt(span, moved));
    if (!box) return;
    // The reader may have scrolled in the meantime.
    box.element.focus({ preventScroll: hasFocused });
    hasFocused = true;
  };
  const observer = new MutationObserver(follow);
  const stop = () => {
    observer.disconnect();
    followed.abort();
    clearInterval(timer);
  };
  const timer = setInterval(() => {
    if (!isLayerOpen()) stop();
  }, followTime);
  // A question about the series is answered elsewhere.
  const stopOutside = ({ target }: Event) => {
    const isAnswer = target instanceof Element && target.closest('[role="dialog"]') !== null;
    if (!isAnswer) stop();
  };
  const options = { capture: true, signal: followed.signal };
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    // That of an event that stays in its cell says its time.
    attributeFilter: ['aria-label'],
  });
  // A question returns the focus when it is answered.
  document.addEventListener('focusin', follow, options);
  document.addEventListener('pointerdown', stopOutside, options);
  document.addEventListener('keydown', stopOutside, options);
  document.addEventListener('wheel', stopOutside, { ...options, passive: true });
  follow();
}

/** Returns whether a box is the moved event, whose occurrence may have another id now. */
function isAt({ event, start, end }: EventSpan, moved: EventSpan): boolean {
  const isSame =
    event.id === moved.event.id ||
    (moved.event.series_id !== null && event.series_id === moved.event.series_id);
  return isSame && start === moved.start && end === moved.end;
}

/** Returns whether the focus is in no control: in the cell to which the event has moved, or nowhere. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || gridCells.at(activeElement) !== null;
}
