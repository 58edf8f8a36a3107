import type { EventStore } from '#src/calendar/store/event-store.ts';

/** A reader's place in what a search has found. */
export interface ListPlace {
  readonly query: string;
  /** The row that had the focus last; null if none had. */
  readonly focusedKey: string | null;
  readonly unfoldedKeys: ReadonlySet<string>;
  /** The pixels by which the list is scrolled. */
  readonly top: number;
}

/** The last place in each calendar whose events are kept. */
const places = new WeakMap<EventStore, ListPlace>();

export function keepPlace(events: EventStore, place: ListPlace): void {
  places.set(events, place);
}

/** The place that was left in the results of the same words; undefined if there is none. */
export function findPlace(events: EventStore, query: string): ListPlace | undefined {
  const place = places.get(events);
  return place?.query === query ? place : undefined;
}

/** Leads back to a place, unless the reader uses something else by now. The row of the place is the list's tab stop. */
export function returnToPlace(list: HTMLElement, { focusedKey, top }: ListPlace): void {
  const isFocusFree = document.activeElement?.contains(list) ?? true;
  const row = list.querySelector<HTMLElement>('[data-event][tabindex="0"]');
  if (focusedKey !== null && isFocusFree) row?.focus({ preventScroll: true });
  list.scrollTop = top;
}
