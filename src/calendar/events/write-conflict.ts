import type { components } from '#generated/calendar/types.ts';
import { RequestError } from '#src/api/errors.ts';
import { isRecord } from '#src/util/is-record.ts';

type ConflictBody = components['schemas']['EventConflictBody'];

/** What stands beside an error of a write: the contract says what it is; the rest of the page checks events itself. */
export function readConflict(error: unknown): Partial<ConflictBody> {
  return error instanceof RequestError && isRecord(error.response) ? error.response : {};
}
