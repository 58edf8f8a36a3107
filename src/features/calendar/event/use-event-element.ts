import { useCallback, useSyncExternalStore } from 'react';
import { findEventElement } from './find-event-element.ts';

/** Returns the element that shows an event, as soon as the view has drawn it; null if none does, or without an id. */
export function useEventElement(id: string | null): HTMLElement | null {
  const watch = useCallback((tell: () => void) => (id === null ? () => {} : watchPage(tell)), [id]);
  return useSyncExternalStore(watch, () => (id === null ? null : findEventElement(id)));
}

/** Calls back when something appears on the page, or disappears. */
function watchPage(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
