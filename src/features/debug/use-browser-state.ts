import { useMemo, useSyncExternalStore } from 'react';

/** After each of these, the browser may hold something else: another tab was at work, or this one was left and come back to. */
const windowEvents = ['storage', 'focus'];

/**
 * Reads a value from the browser and keeps it up to date; undefined where there is no browser. Values are compared as
 * JSON, so `read` must return nothing that JSON cannot hold.
 */
export function useBrowserState<Value>(read: () => Value): Value | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(read()),
    () => undefined,
  );
  // The text is the JSON of a value that `read` returned.
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Value)), [text]);
}

function subscribe(changed: () => void): () => void {
  for (const event of windowEvents) window.addEventListener(event, changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    for (const event of windowEvents) window.removeEventListener(event, changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
