import { type CalendarEvent, type EventSpan, eventSpan } from '../model/event.ts';

/** A change that is shown before the server has made it: an event's new state, or null if it is deleted. */
export type EventEdit = ReadonlyMap<string, CalendarEvent | null>;

/** Shows edits on top of the server's events; later ones win. */
export function withEdits(
  events: ReadonlyMap<string, EventSpan>,
  edits: Iterable<EventEdit>,
): Map<string, EventSpan> {
  const shown = new Map(events);
  for (const edit of edits) {
    for (const [id, event] of edit) {
      const span = event && eventSpan(event);
      if (span) shown.set(id, span);
      else shown.delete(id);
    }
  }
  return shown;
}
