import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import type { EventRecord, HistoryRecord } from '../../seed/calendar/records.ts';
import { authorFrom, isOwn } from '../../world/calendar/access.ts';
import {
  commitChange,
  type EventChange,
  undoingChange,
  undoRefusal,
} from '../../world/calendar/commit.ts';
import { contentsView, fieldChanges } from '../../world/calendar/contents-view.ts';
import type { SeenOccurrence, Viewer } from '../../world/calendar/event-view.ts';
import { findOccurrence } from '../../world/calendar/find-occurrence.ts';
import { mayUndo } from '../../world/calendar/undo-rights.ts';
import { notFound, permissionDenied, slicePage } from '../admin-support.ts';
import { type CalendarHandlers, eventNotFound, seenEvent, shownEvent } from './calendar-call.ts';
import { seenChange } from './calendar-changes.ts';
import { overlapRefusal } from './event-writes.ts';
import { refusalOfSubCalendar } from './sub-calendar-undo.ts';

type HistoryEntry = components['schemas']['HistoryEntry'];

export const historyCalls = {
  listEventHistory(call) {
    const { access, path, query, viewer } = call;
    const event = seenEvent(path.eventId, viewer);
    if (!event) return eventNotFound;
    if (!event.texts) return permissionDenied;
    const historyRecords = access.state.history.get(event.record.id) ?? [];
    const entries = historyRecords
      .map((entry, index) => ({ entry, id: index + 1 }))
      .filter(({ entry }) => entry.original === null || entry.original === event.original)
      .flatMap(({ entry, id }) => entryView(id, entry, event, viewer) ?? [])
      .reverse();
    return { status: 200, body: slicePage(entries, query) };
  },

  undoEventChange(call) {
    const { access, path, now, viewer } = call;
    const { state } = access;
    const entry = state.undos.get(path.undoId);
    const refusal = undoRefusal(state, entry, (author) => isOwn(author, access), now);
    if (!entry || refusal === 'unknown') return notFound;
    if (refusal === 'expired') return { status: 410, body: errorBody('undo_expired') };
    if (refusal === 'changed') {
      const { error } = errorBody('event_changed_since');
      const current = shownEvent(findOccurrence(state, entry.eventId ?? ''), viewer);
      return { status: 409, body: { error, ...(current ? { current } : {}) } };
    }
    if (!mayUndo(entry, viewer)) return permissionDenied;
    const change = undoingChange(entry);
    const inTheWay = refusalOfSubCalendar(change, access) ?? refusalOfPlaces(change, viewer);
    if (inTheWay) return inTheWay;
    entry.isUsed = true;
    const commit = commitChange(state, change, { author: authorFrom(access), now });
    const event = shownEvent(findOccurrence(state, change.eventId ?? ''), viewer) ?? null;
    return { status: 200, body: { event, ...commit } };
  },
} satisfies CalendarHandlers;

/** A change, as far as the visitor may know the event before and after it; undefined if that is not at all. */
function entryView(
  id: number,
  entry: HistoryRecord,
  { record, rrule }: SeenOccurrence,
  viewer: Viewer,
): HistoryEntry | undefined {
  // A series may have become one only later.
  const seesRule = record.recurrence === null || rrule !== null;
  const change = seenChange({ entry, id }, record, viewer, seesRule);
  if (!change) return undefined;
  const { before: old, after: current } = change;
  const { kind, at, author, scope } = entry;
  return {
    id,
    kind,
    changed_at: at,
    author: author.name,
    is_own: isOwn(author, viewer.access),
    scope,
    changes: old && current ? fieldChanges(old, current, viewer) : [],
    contents: current ? contentsView(current, viewer) : null,
  };
}

/** The refusal of a change that brings events back to where others are by now. */
function refusalOfPlaces({ edits }: EventChange, viewer: Viewer) {
  for (const { rootId, after: record } of edits) {
    const before = viewer.access.state.events.get(rootId);
    if (!record || isPlacedLike(record, before)) continue;
    const inTheWay = overlapRefusal({ record, edits }, viewer);
    if (inTheWay) return inTheWay;
  }
  return undefined;
}

/** Returns whether an event takes place when and where another one does, so that it cannot get in anyone's way. */
function isPlacedLike(record: EventRecord, otherRecord: EventRecord | undefined): boolean {
  return (
    record.start === otherRecord?.start &&
    record.end === otherRecord.end &&
    record.recurrence === otherRecord.recurrence &&
    record.exceptions === otherRecord.exceptions &&
    record.subCalendarIds === otherRecord.subCalendarIds
  );
}
