import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Between the two events that browsers send around printing. */
let isBeingPrinted = false;

/**
 * Returns whether the page is being printed, so that what only renders the part in sight renders all of it. The styles do what
 * they can alone.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBeingPrinted || (window.matchMedia?.('print').matches ?? false),
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const listen = (target: EventTarget | undefined, type: string, run: () => void) =>
    target?.addEventListener(type, run, { signal });
  // Chromium prints before it tells that the media has changed, and Firefox never tells it.
  listen(window, 'beforeprint', () => {
    isBeingPrinted = true;
    // A script that prints waits for no later render.
    flushSync(onChange);
  });
  listen(window, 'afterprint', () => {
    isBeingPrinted = false;
    onChange();
  });
  listen(window.matchMedia?.('print'), 'change', onChange);
  return () => listening.abort();
}
