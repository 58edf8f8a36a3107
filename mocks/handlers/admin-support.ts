import type { components } from '#generated/admin/types.ts';
import { errorBody, fieldErrorsBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { ServerText } from '../translations/server-texts.ts';
import { isoTime } from '../world/times.ts';

export const notFound = { status: 404, body: errorBody('not_found') } as const;
export const conflict = { status: 409, body: errorBody('conflict') } as const;
export const permissionDenied = { status: 403, body: errorBody('permission_denied') } as const;
export const emailTaken = { status: 409, body: errorBody('email_taken') } as const;

/** The answer with what a call asks for, if it exists. */
export function answerIfFound<Body>(body: Body | undefined) {
  return body === undefined ? notFound : ({ status: 200, body } as const);
}

/** The answer to a value that is only invalid in the world's current state. */
export function invalidField(field: string, message: ServerText) {
  return { status: 422, body: fieldErrorsBody([{ field, message }]) } as const;
}

/** The caller, in the form in which notes and entries name their authors. */
export function toPerson({ id, name, email }: UserRecord): components['schemas']['Person'] {
  return { id, name, email };
}

/** Author and time of a new entry. */
export function signature({ account, now }: { account: UserRecord; now: Date }) {
  return { author: toPerson(account), created_at: isoTime(now) };
}

/** One page of a list, in the form that all searches return. */
export function slicePage<Row>(
  foundRows: readonly Row[],
  { offset = 0, limit = 100 }: { offset?: number; limit?: number },
) {
  return {
    total: foundRows.length,
    offset,
    limit,
    results: foundRows.slice(offset, offset + limit),
  };
}

/** Prepends a new entry, with the next id. */
export function prependEntry<Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  entry: Omit<Entry, 'id'>,
): [Entry, ...Entry[]] {
  const id = Math.max(0, ...entries.map((earlier) => earlier.id)) + 1;
  // TypeScript cannot see that an entry without its id plus an id is an entry.
  return [{ id, ...entry } as Entry, ...entries];
}
