import { useCallback, useState, useSyncExternalStore } from 'react';
import type { DayRange } from '#src/util/day-numbers.ts';
import type { EventSpan } from '../model/event.ts';
import type { DayEvents } from './day-events.ts';
import type { ReadState } from './event-reader.ts';
import type { EventStore } from './event-store.ts';
import type { ShownEvents } from './shown-events.ts';
import { createSubCalendarFilter } from './sub-calendar-filter.ts';

/**
 * The events that the page shows of some days, which are read if they have not been. Renders again only when these
 * events change.
 * @param subCalendarId whose events are meant; null for all.
 */
export function useDayEvents(
  shownEvents: ShownEvents,
  { first, last }: DayRange,
  subCalendarId: number | null = null,
): DayEvents {
  const watch = useCallback(
    (onChange: () => void) => shownEvents.watch({ first, last }, onChange),
    [shownEvents, first, last],
  );
  const [filter] = useState(createSubCalendarFilter);
  return useSyncExternalStore(watch, () =>
    filter(shownEvents.events({ first, last }), subCalendarId),
  );
}

/** Returns the state of reading that a page shows. */
export function useReadState(store: EventStore): ReadState {
  return useSyncExternalStore(store.watchState, store.state);
}

/** An event that has been read, with the changes that others make to it; null if it has not been read. */
export function useEvent(store: EventStore, id: string): EventSpan | null {
  const days = store.find(id)?.days;
  const [first, last] = [days?.first, days?.last];
  const watch = useCallback(
    (onChange: () => void) => {
      const isKnown = first !== undefined && last !== undefined;
      return isKnown ? store.watch({ first, last }, onChange) : store.watchState(onChange);
    },
    [store, first, last],
  );
  return useSyncExternalStore(watch, () => store.find(id) ?? null);
}
