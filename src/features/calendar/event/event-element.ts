import { useCallback, useSyncExternalStore } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';

/** An event where a view shows it. */
export interface ShownEvent {
  readonly span: EventSpan;
  readonly element: HTMLElement;
  /** That of its row or column; null if they have none. */
  readonly subCalendarId: number | null;
}

/** The first element that shows an event in the view; null if none does. */
export function findEventElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`);
}

/** Finds the element that shows the event of a row, from any part of the row except its other links and buttons. */
export function findShownEvent(element: Element): HTMLElement | null {
  const control = element.closest<HTMLElement>('a, button');
  if (control) return control.matches('[data-event]') ? control : null;
  return element.closest('li, tr')?.querySelector<HTMLElement>('[data-event]') ?? null;
}

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
