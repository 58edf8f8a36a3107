import { useEffect, useEffectEvent } from 'react';
import type { CalendarEvent } from '../model/event.ts';
import type { ChangedEvent } from './event-calls.ts';
import type { EventStore } from './event-store.ts';

/** Calls back when an event, its series, or what people say about it has changed on the server. */
export function useEventChanges(
  store: EventStore,
  { id, series_id: seriesId }: Pick<CalendarEvent, 'id' | 'series_id'>,
  onChange: (change: ChangedEvent) => void,
): void {
  const follow = useEffectEvent(onChange);
  // The store is outside React.
  useEffect(
    () =>
      store.watchChanges((changes) => {
        const change = changes.find(({ event_id }) => event_id === id || event_id === seriesId);
        if (change) follow(change);
      }),
    [store, id, seriesId],
  );
}
