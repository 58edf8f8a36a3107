import { useCallback, useSyncExternalStore } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { DrawnElements } from './drawn-elements.ts';

export type Edge = 'start' | 'end';

/** The edges by which an event can be resized where a view shows it. */
export interface BoxEdges {
  /** The direction of its time. */
  readonly axis: 'down' | 'across';
  /** False for an edge out of sight: the event began before, or goes on after, what the element shows. */
  readonly start: boolean;
  readonly end: boolean;
}

/** An event as an element of a view shows it. */
export interface EventBox {
  readonly span: EventSpan;
  /** Null if the visitor cannot resize it there. */
  readonly edges: BoxEdges | null;
}

/** The elements that show events: their button, or the link in the row of a table. */
export const eventBoxes = new DrawnElements<EventBox>('a, button');

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

/** Finds the tab stop of the view: of a grid, list or table, not of the month in the side panel. */
export function findTabStop(): HTMLElement | null {
  const stops = ['[role="grid"]', '[data-day]', 'tbody'].map((part) => `${part} [tabindex="0"]`);
  return document.querySelector<HTMLElement>(`:is(${stops.join()}):not(aside *)`);
}

/** Finds the event of a row, from any part of the row except its other links and buttons. */
export function findShownEvent(element: Element) {
  if (element.closest('a, button')) return eventBoxes.around(element);
  const row = element.closest('li, tr');
  return (row && eventBoxes.within(row)[0]) ?? null;
}

/** The cell, or the part of a list, in which an event is. The event may disappear, but what is around it stays. */
export function findAround(event: Element | null): HTMLElement | null {
  return event?.closest<HTMLElement>('[role="gridcell"], section, table') ?? null;
}

/** Returns the element that shows an event, as soon as the view has drawn it; null if none does, or without an id. */
export function useEventElement(id: string | null): HTMLElement | null {
  return useDrawnElement(id === null ? null : () => findEventElement(id));
}

/**
 * Returns an element of the page as soon as it is there.
 * @param find null to look for nothing.
 */
export function useDrawnElement(find: (() => HTMLElement | null) | null): HTMLElement | null {
  const isWanted = find !== null;
  const watch = useCallback(
    (tell: () => void) => (isWanted ? watchPage(tell) : () => {}),
    [isWanted],
  );
  return useSyncExternalStore(watch, () => find?.() ?? null);
}

/** Calls back when something appears on the page, or disappears. */
function watchPage(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
