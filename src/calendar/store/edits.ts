import { type CalendarEvent, type EventSpan, eventSpan } from '../model/event.ts';

/** A change that is shown before the server has made it: an event's new state, or null if it is deleted. */
export type EventEdit = ReadonlyMap<string, CalendarEvent | null>;

/** An edit that is shown. */
export interface ShownEdit {
  readonly edit: EventEdit;
  /** The versions of those of its events that the server had. */
  readonly versions: ReadonlyMap<string, string>;
}

/** An event by the id and in the version that a change has given it. */
export type EventState = Pick<CalendarEvent, 'id' | 'version' | 'series_id'>;

/** Shows edits on top of the server's events; later ones win. Events that the server had do not come back by an edit. */
export function withEdits(
  events: ReadonlyMap<string, EventSpan>,
  edits: Iterable<ShownEdit>,
): Map<string, EventSpan> {
  const shownEvents = new Map(events);
  for (const { edit, versions } of edits) {
    for (const [id, event] of edit) {
      const span = event && eventSpan(event);
      const isGone = versions.has(id) && !events.has(id);
      if (span && !isGone) shownEvents.set(id, span);
      else shownEvents.delete(id);
    }
  }
  return shownEvents;
}

/**
 * Returns an edit by the ids that a change has given to its events.
 * @param moved the events after the change, by the ids before it.
 */
export function withNewIds(
  { edit, versions }: ShownEdit,
  moved: ReadonlyMap<string, EventState>,
): ShownEdit {
  const find = (id: string) => {
    const state = moved.get(id);
    // The ids of a series that moves by a day are those of its other occurrences before.
    return versions.has(id) && versions.get(id) !== state?.version ? state : undefined;
  };
  return {
    edit: new Map(
      Array.from(edit, ([id, event]) => {
        const state = find(id);
        return state ? [state.id, event && withState(event, state)] : [id, event];
      }),
    ),
    versions: new Map(
      Array.from(versions, ([id, version]) => {
        const state = find(id);
        return state ? [state.id, state.version] : [id, version];
      }),
    ),
  };
}

/** An event that a change has replaced, as far as is known without reading it. */
export function withState(
  event: CalendarEvent,
  { id, version, series_id }: EventState,
): CalendarEvent {
  const { series_id: _, ...others } = event;
  return { ...others, id, version, ...(series_id !== undefined && { series_id }) };
}
