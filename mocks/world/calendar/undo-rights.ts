import type { EventRecord } from '../../seed/calendar/records.ts';
import { firstOccurrence } from './change-event.ts';
import type { Viewer } from './event-view.ts';
import { findOccurrenceIn } from './find-occurrence.ts';
import type { Occurrence } from './occurrences.ts';
import { mayChangeScope } from './scope-rights.ts';
import type { UndoEntry } from './undo.ts';

/**
 * Returns whether a visitor may change all events that a change touched, both as they are now and as they would be without
 * it.
 */
export function mayUndo({ edits, eventId, formerId, scope }: UndoEntry, viewer: Viewer): boolean {
  return edits
    .flatMap(({ before, after }) => [findSubject(before, formerId), findSubject(after, eventId)])
    .every((subject) => !subject || mayChangeScope(subject, scope, viewer));
}

/** Finds the occurrence that a change was about in a state of its event; undefined if it is not in it. */
function findSubject(
  record: EventRecord | undefined,
  id: string | null | undefined,
): Occurrence | undefined {
  // Changes of several events are about all of them.
  return record && (id == null ? firstOccurrence(record) : findOccurrenceIn(record, id));
}
