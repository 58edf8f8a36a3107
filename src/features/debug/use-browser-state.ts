import { useMemo, useSyncExternalStore } from 'react';

/** What a read of the browser may have changed by, besides the page's own doing. */
const windowEvents = ['resize', 'online', 'offline', 'languagechange', 'storage', 'focus'];
const mediaQueries = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'];

/**
 * What `read` finds in the browser, kept up to date; nothing where there is no browser. What it gives is compared as
 * JSON, and so holds nothing else.
 */
export function useBrowserState<Value>(read: () => Value): Value | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(read()),
    () => undefined,
  );
  // It is the JSON of what `read` gave.
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Value)), [text]);
}

function subscribe(changed: () => void): () => void {
  const media = mediaQueries.map((query) => window.matchMedia?.(query)).filter(Boolean);
  for (const event of windowEvents) window.addEventListener(event, changed);
  for (const query of media) query.addEventListener('change', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    for (const event of windowEvents) window.removeEventListener(event, changed);
    for (const query of media) query.removeEventListener('change', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
