import { hasId } from '#src/api/errors.ts';
import { hasChanges } from './compare-events.ts';
import type { EventWrite, WriteOutcome } from './event-write.ts';
import { changedEvent } from './predict-edit.ts';
import { completeConflict, readConflict, type SentWrite } from './write-conflict.ts';

/** The result of a write for the events that it has created or changed. */
export type SavedEvent = Pick<WriteOutcome, 'event' | 'undo' | 'resolved'>;

/**
 * Accepts a refusal if what was wanted is there: an earlier try, whose answer was lost, or someone else has made it.
 * @throws the refusal, completed.
 */
export async function acceptDone(
  refusal: unknown,
  write: Exclude<EventWrite, { kind: 'create' }>,
  sent: SentWrite,
): Promise<SavedEvent> {
  const error = await completeConflict(refusal, sent);
  if (write.kind === 'delete') {
    if (!hasId(error, 'event_not_found')) throw error;
    return { event: null, undo: null, resolved: [] };
  }
  const { current } = readConflict(error);
  const wanted = changedEvent(write.event, write.changes);
  if (!current || !hasChanges(current, wanted, Object.keys(write.changes))) throw error;
  return { event: current, undo: null, resolved: [] };
}
