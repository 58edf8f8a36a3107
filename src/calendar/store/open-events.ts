import { createEventCalls } from './event-calls.ts';
import { EventStore } from './event-store.ts';

let openedStore: { calendar: string; zone: string | undefined; store: EventStore } | undefined;

/**
 * The store of a calendar's events. While a page shows it, a loader that runs again gets the same one, so that nothing is
 * read twice.
 * @param calendar is its key or identifier.
 * @param zone is the time zone of all times; by default the calendar's own.
 */
export function openEvents(calendar: string, zone: string | undefined): EventStore {
  const isSame = openedStore?.calendar === calendar && openedStore.zone === zone;
  if (openedStore && isSame && openedStore.store.isInUse) return openedStore.store;
  const store = new EventStore(createEventCalls(calendar, zone));
  openedStore = { calendar, zone, store };
  return store;
}
