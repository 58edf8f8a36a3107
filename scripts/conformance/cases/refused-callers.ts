import { documents, type Operation } from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { RequestParts } from '../target/request-parts.ts';
import { mayCall, type Session } from '../target/sessions.ts';
import type { Case, Expected } from './case.ts';
import type { FittingRequests } from './fitting-request.ts';

/** Replaces a session's own value. */
export const madeUpSession = 'made-up-0123456789abcdef';

/** Calls without a session, or with a session that lacks permission. */
export function refusedCallers(
  operation: Operation,
  sessions: readonly Session[],
  requests: FittingRequests,
): Case[] {
  const parts = requests.plain(operation);
  return [...withoutSession(operation, parts), ...withoutRight(operation, parts, sessions)];
}

function withoutSession(operation: Operation, parts: RequestParts): Case[] {
  const { sessionCookies } = operation;
  if (sessionCookies.length === 0 || !documents(operation, 401)) return [];
  const expected = (because: string): Expected => ({
    statuses: [401],
    because,
    clause: within(operation.place, 'security'),
  });
  const cookie = sessionCookies.map((name) => `${name}=${madeUpSession}`).join('; ');
  const caller = (title: string, changed: RequestParts): Case => ({
    operation,
    title,
    parts: changed,
    session: undefined,
    expected: expected(title),
  });
  return [
    caller('nobody is logged in', parts),
    caller('the session is made up', { ...parts, headers: { ...parts.headers, cookie } }),
    // Callers without a session must not learn what is wrong with the body.
    ...(parts.body
      ? [
          caller('nobody is logged in, and the body is wrong', {
            ...parts,
            body: { ...parts.body, value: {} },
          }),
        ]
      : []),
  ];
}

function withoutRight(
  operation: Operation,
  parts: RequestParts,
  sessions: readonly Session[],
): Case[] {
  if (!documents(operation, 403)) return [];
  return sessions
    .filter((session) => !mayCall(session, operation))
    .map(({ name, roles = [] }) => {
      const because = `${roles.join(', ') || 'the caller'} lacks the right`;
      const clause = within(operation.place, 'x-roles');
      return {
        operation,
        title: because,
        parts,
        session: name,
        expected: { statuses: [403], because, clause },
      };
    });
}
