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
  const shownEvents = new Map(events);
  for (const { edit } of edits) {
    for (const [id, event] of edit) {
      const span = event && eventSpan(event);
      if (span) shownEvents.set(id, span);
      else shownEvents.delete(id);
    }
  }
  return shownEvents;
}

/** Lets shown edits follow events that have other ids now. Returns those that have followed. */
export function followAll(
  edits: Map<EventEdit, ShownEdit>,
  events: ReadonlyMap<string, EventSpan>,
): ShownEdit[] {
  return [...edits].flatMap(([edit, shownEdit]) => {
    const followedEdit = followIds(shownEdit, events);
    if (followedEdit === shownEdit) return [];
    edits.set(edit, followedEdit);
    return followedEdit;
  });
}

/**
 * Lets an edit follow occurrences that have other ids since an own change of their series, as they would show twice
 * otherwise. They are recognized by their looks. Returns the same edit if there are none.
 */
function followIds(shownEdit: ShownEdit, events: ReadonlyMap<string, EventSpan>): ShownEdit {
  const edit = new Map<string, CalendarEvent | null>();
  const before = new Map<string, EventSpan | undefined>();
  let hasFollowed = false;
  for (const [id, event] of shownEdit.edit) {
    const seenSpan = shownEdit.before.get(id);
    const isGone = seenSpan?.event.series_id !== undefined && !events.has(id);
    // The edit itself may also be what has changed the series, before its answer has arrived.
    const find = (span: EventSpan | null) => findSame(span, events, shownEdit.edit);
    const now = isGone && (find(seenSpan) ?? find(event && eventSpan(event)));
    hasFollowed ||= Boolean(now);
    edit.set(now ? now.event.id : id, now ? event && identify(event, now.event) : event);
    before.set(now ? now.event.id : id, seenSpan);
  }
  return hasFollowed ? { edit, before } : shownEdit;
}

/** @param edit the edit itself, whose events are not followed to one another. */
function findSame(
  seenSpan: EventSpan | null,
  events: ReadonlyMap<string, EventSpan>,
  edit: EventEdit,
): EventSpan | undefined {
  if (!seenSpan) return undefined;
  return [...events.values()].find(
    ({ event, start }) =>
      start === seenSpan.start &&
      !edit.has(event.id) &&
      event.series_id !== undefined &&
      hasChanges(event, seenSpan.event, comparedOfOccurrences),
  );
}

/** An occurrence as another one of its series, which differs in its rule alone. */
function identify(
  event: CalendarEvent,
  { id, version, series_id, original_start, rrule }: CalendarEvent,
): CalendarEvent {
  return { ...event, id, version, ...definedOnly({ series_id, original_start, rrule }) };
}
