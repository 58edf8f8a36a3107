import type { ChangedEvent } from '#src/calendar/events/event-calls.ts';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';

/** The only occurrence of a series that a change was about, as far as those that have been read tell. */
export function findChanged(
  events: EventStore,
  { event_id, changed_at }: ChangedEvent,
): EventSpan | undefined {
  const read = events.findSeries(event_id);
  const changed = read.filter(({ event }) => event.updated_at === changed_at);
  // A change of the whole series is the latest one of all of them.
  const [only] = changed.length === 1 && read.length > 1 ? changed : [];
  return only?.event.is_exception ? only : undefined;
}
