import { useSyncExternalStore } from 'react';

/** Events after which the state may have changed, in another tab or while this one was in the background. */
const windowEvents = ['storage', 'focus'];

/**
 * Reads a value from the browser and keeps it up to date; undefined without a browser. Values are compared as JSON, so
 * `read` must return nothing that JSON cannot represent.
 */
export function useBrowserState<Value>(read: () => Value): Value | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(read()),
    () => undefined,
  );
  return text === undefined ? undefined : read();
}

function subscribe(notify: () => void): () => void {
  for (const event of windowEvents) window.addEventListener(event, notify);
  document.addEventListener('visibilitychange', notify);
  return () => {
    for (const event of windowEvents) window.removeEventListener(event, notify);
    document.removeEventListener('visibilitychange', notify);
  };
}
