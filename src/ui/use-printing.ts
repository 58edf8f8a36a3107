import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Between the two events that browsers send around printing. */
let isBeingPrinted = false;

/** Those that render again when printing begins or ends: on a large page, hundreds of parts. */
const watchers = new Set<() => void>();

/** Ends the listening for all of them. */
let stopListening = () => {};

/**
 * Returns whether the page is being printed, so that what only renders the part in sight renders all of it. The styles do what
 * they can alone.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watch,
    () => isBeingPrinted || (window.matchMedia?.('print').matches ?? false),
  );
}

function watch(onChange: () => void): () => void {
  if (watchers.size === 0) stopListening = listen();
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size === 0) stopListening();
  };
}

function listen(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const tellAll = () => {
    for (const onChange of watchers) onChange();
  };
  // Chromium prints before it tells that the media has changed, and Firefox never tells it.
  window.addEventListener(
    'beforeprint',
    () => {
      isBeingPrinted = true;
      // A script that prints waits for no later render.
      flushSync(tellAll);
    },
    { signal },
  );
  window.addEventListener(
    'afterprint',
    () => {
      isBeingPrinted = false;
      tellAll();
    },
    { signal },
  );
  window.matchMedia?.('print').addEventListener('change', tellAll, { signal });
  return () => {
    listening.abort();
    isBeingPrinted = false;
  };
}
