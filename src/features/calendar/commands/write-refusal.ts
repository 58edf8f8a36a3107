import { type Failure, RequestError } from '#src/api/errors.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { EventWrite } from '#src/calendar/store/event-write.ts';
import { readConflict } from '#src/calendar/store/write-conflict.ts';
import type { ChangeCommand } from './event-command.ts';

/** Why the server has refused a change, where the person can decide how to go on. */
export type WriteRefusal =
  /** Somebody else has changed the event meanwhile. That of a draft has not been sent, and may have no scope yet. */
  | { readonly kind: 'changed'; readonly write: ChangeCommand; readonly current: CalendarEvent }
  /** Somebody else has deleted it, so that it can only be added again. */
  | { readonly kind: 'deleted'; readonly write: ExistingWrite }
  /** A sub-calendar allows one event at a time. */
  | {
      readonly kind: 'overlapping';
      readonly write: EventWrite;
      readonly conflicts: readonly CalendarEvent[];
      readonly nextFree: { readonly start: string; readonly end: string } | null;
    };

export type ExistingWrite = Exclude<EventWrite, { kind: 'create' }>;

/** Reads what a person can decide about from an error; null for all other errors. */
export function readRefusal(error: Failure, write: EventWrite): WriteRefusal | null {
  if (!(error instanceof RequestError)) return null;
  const { current, conflicts, next_free: nextFree = null } = readConflict(error);
  if (error.id === 'event_overlapping') {
    return { kind: 'overlapping', write, conflicts: conflicts ?? [], nextFree };
  }
  if (write.kind === 'create') return null;
  if (error.id === 'event_version_conflict' && current) return { kind: 'changed', write, current };
  return error.id === 'event_not_found' && write.kind === 'update'
    ? { kind: 'deleted', write }
    : null;
}
