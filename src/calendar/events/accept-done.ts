import { RequestError } from '#src/api/errors.ts';
import { hasChanges } from './compare-events.ts';
import type { EventWrite, WriteOutcome } from './event-write.ts';
import { changedEvent } from './predict-edit.ts';
import type { EventPlace } from './verify-write.ts';
import { completeConflict, readConflict } from './write-conflict.ts';

/** What a write returns of the events that it has made or changed. */
export type Saved = Pick<WriteOutcome, 'event' | 'undo' | 'resolved'>;

/**
 * Accepts a refusal if what was wanted is there: an earlier try, whose answer was lost, or someone else has made it.
 * @param sent `eventId` is that of the event as the write was sent.
 * @throws the refusal, completed.
 */
export async function acceptDone(
  refusal: unknown,
  write: Exclude<EventWrite, { kind: 'create' }>,
  sent: { place: EventPlace; eventId: string; signal: AbortSignal | undefined },
): Promise<Saved> {
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

/** Whether the server has refused a call with an error's id. */
export function hasId(error: unknown, id: string): boolean {
  return error instanceof RequestError && error.id === id;
}
