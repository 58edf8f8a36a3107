import { definedOnly } from '#src/util/defined-only.ts';
import { type CalendarEvent, type EventSpan, eventSpan } from '../model/event.ts';
import { comparedOfOccurrences, hasChanges } from './compare-events.ts';

/** A change that is shown before the server has made it: an event's new state, or null if it is deleted. */
export type EventEdit = ReadonlyMap<string, CalendarEvent | null>;

/** An edit that is shown. */
export interface ShownEdit {
  readonly edit: EventEdit;
  /** Its events as they were shown before it. */
  readonly before: ReadonlyMap<string, EventSpan | undefined>;
}

/** Shows edits on top of the server's events; later ones win. */
export function withEdits(
  events: ReadonlyMap<string, EventSpan>,
  edits: Iterable<ShownEdit>,
): Map<string, EventSpan> {
  const shown = new Map(events);
  for (const { edit } of edits) {
    for (const [id, event] of edit) {
      const span = event && eventSpan(event);
      if (span) shown.set(id, span);
      else shown.delete(id);
    }
  }
  return shown;
}

/** Lets shown edits follow events that have other ids now. Returns those that have followed. */
export function followAll(
  edits: Map<EventEdit, ShownEdit>,
  events: ReadonlyMap<string, EventSpan>,
): ShownEdit[] {
  return [...edits].flatMap(([edit, shown]) => {
    const followed = followIds(shown, events);
    if (followed === shown) return [];
    edits.set(edit, followed);
    return followed;
  });
}

/**
 * Lets an edit follow occurrences that have other ids since an own change of their series, as they would show twice
 * otherwise. They are recognized by their looks. Returns the same edit if there are none.
 */
function followIds(shown: ShownEdit, events: ReadonlyMap<string, EventSpan>): ShownEdit {
  const edit = new Map<string, CalendarEvent | null>();
  const before = new Map<string, EventSpan | undefined>();
  let hasFollowed = false;
  for (const [id, event] of shown.edit) {
    const seen = shown.before.get(id);
    const isGone = seen?.event.series_id !== undefined && !events.has(id);
    // The edit itself may also be what has changed the series, before its answer has arrived.
    const find = (span: EventSpan | null) => findSame(span, events, shown.edit);
    const now = isGone && (find(seen) ?? find(event && eventSpan(event)));
    hasFollowed ||= Boolean(now);
    edit.set(now ? now.event.id : id, now ? event && identify(event, now.event) : event);
    before.set(now ? now.event.id : id, seen);
  }
  return hasFollowed ? { edit, before } : shown;
}

/** @param edit the edit itself, whose events are not followed to one another. */
function findSame(
  seen: EventSpan | null,
  events: ReadonlyMap<string, EventSpan>,
  edit: EventEdit,
): EventSpan | undefined {
  if (!seen) return undefined;
  return [...events.values()].find(
    ({ event, start }) =>
      start === seen.start &&
      !edit.has(event.id) &&
      event.series_id !== undefined &&
      hasChanges(event, seen.event, comparedOfOccurrences),
  );
}

/** An occurrence as another one of its series, which differs in its rule alone. */
function identify(
  event: CalendarEvent,
  { id, version, series_id, original_start, rrule }: CalendarEvent,
): CalendarEvent {
  return { ...event, id, version, ...definedOnly({ series_id, original_start, rrule }) };
}
