import type { RefObject } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { eventBoxes } from '../event/event-element.ts';
import { gridCells } from './grid-cells.ts';

/**
 * Focuses an event where it has been moved to by keys, as soon as the grid draws it there, and again if the server's answer
 * replaces it, until the reader does something else in the grid.
 */
export function focusMoved(grid: RefObject<HTMLElement | null>, moved: EventSpan): void {
  const followed = new AbortController();
  const follow = () => {
    const box =
      grid.current && eventBoxes.within(grid.current).find(({ span }) => isAt(span, moved));
    if (box && isFocusFree()) box.element.focus();
  };
  const observer = new MutationObserver(follow);
  // A question about the series is answered elsewhere.
  const stop = ({ target }: Event) => {
    if (grid.current && !(target instanceof Node && grid.current.contains(target))) return;
    observer.disconnect();
    followed.abort();
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
  document.addEventListener('pointerdown', stop, options);
  document.addEventListener('keydown', stop, options);
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
