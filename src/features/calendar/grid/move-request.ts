import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { MoveChanges } from '#src/calendar/model/move-event.ts';
import type { WriteRequest } from '../commands/write-requests.ts';

interface Move {
  readonly event: CalendarEvent;
  readonly changes: MoveChanges;
}

/** Returns whether a move leaves an event elsewhere than it was. */
export function hasChanges({ changes }: Pick<Move, 'changes'>): boolean {
  return Object.keys(changes).length > 0;
}

/**
 * Asks for changes of events, or for copies of them with these changes, which may also be none.
 * @param leftOut how many of the chosen events are not among them, because the visitor may not change them.
 * @returns null if there is nothing to do.
 */
export function moveRequest(
  moves: readonly Move[],
  { isCopy, leftOut }: { isCopy: boolean; leftOut: number },
): WriteRequest | null {
  const meant = isCopy ? moves : moves.filter(hasChanges);
  const [first] = meant;
  if (!first) return null;
  if (moves.length === 1 && leftOut === 0) return { ...first, kind: isCopy ? 'copy' : 'update' };
  return isCopy
    ? { kind: 'several', leftOut, requests: meant.map((one) => ({ ...one, kind: 'copy' })) }
    : { kind: 'several', leftOut, requests: meant.map((one) => ({ ...one, kind: 'update' })) };
}
