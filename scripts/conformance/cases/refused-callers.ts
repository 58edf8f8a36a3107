import {
  answerFor,
  documents,
  documentsError,
  isRead,
  loginRequired,
  type Operation,
  shownUserHeader,
  takesShownUser,
  userChanged,
} from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { RequestParts } from '../target/request-parts.ts';
import { mayCall, type Session } from '../target/sessions.ts';
import type { Case, Expectation } from './case.ts';
import type { FittingRequests } from './fitting-request.ts';
import { withParameter } from './valid.ts';

/** Replaces a session's own value. */
export const madeUpSession = 'made-up-0123456789abcdef';

type Refusal = Pick<Case, 'parts' | 'session'> & { readonly expected: Expectation };

/** Calls without a session, or with a session that lacks permission. */
export function refusedCallers(
  operation: Operation,
  sessions: readonly Session[],
  requests: FittingRequests,
): Case[] {
  const parts = requests.plain(operation);
  const refusals = [
    ...withoutSession(operation, parts),
    ...withoutLogin(operation, parts, requests),
    ...withoutRight(operation, parts, sessions),
    ...forOtherUser(operation, parts, sessions),
  ];
  return refusals.map((refusal) => ({ operation, title: refusal.expected.because, ...refusal }));
}

/** The last number of its kind: no one has it. */
const nobody = '2147483647';

/** A call of a page that shows another user than the session's. */
function forOtherUser(
  operation: Operation,
  parts: RequestParts,
  sessions: readonly Session[],
): Refusal[] {
  const session = sessions.find((one) => mayCall(one, operation));
  if (!session || !takesShownUser(operation) || !documentsError(operation, 409, userChanged)) {
    return [];
  }
  // Servers that do not compare the users must not change anything.
  const isHarmless = isRead(operation) || parts.body;
  if (!isHarmless) return [];
  const headers = { ...parts.headers, [shownUserHeader]: nobody };
  const body = parts.body && { type: parts.body.type, text: '{' };
  const expected = {
    statuses: [409],
    id: userChanged,
    check: 'shown-user' as const,
    because: 'its page shows another user than the session’s',
    clause: answerFor(operation, 409)?.place ?? operation.place,
  };
  return [{ parts: { ...parts, headers, body }, session: session.name, expected }];
}

function withoutSession(operation: Operation, parts: RequestParts): Refusal[] {
  const { sessionCookies } = operation;
  if (sessionCookies.length === 0 || !documents(operation, 401)) return [];
  const clause = within(operation.place, 'security');
  const cookie = sessionCookies.map((name) => `${name}=${madeUpSession}`).join('; ');
  const { headers, body } = parts;
  const refusal = (because: string, changes: Partial<RequestParts>): Refusal => ({
    parts: { ...parts, ...changes },
    session: undefined,
    expected: { statuses: [401], because, clause },
  });
  const refusals = [
    refusal('nobody is logged in', {}),
    refusal('the session is made up', { headers: { ...headers, cookie } }),
  ];
  if (!body) return refusals;
  // Callers without a session must not learn what is wrong with the body.
  const wrongBody = { body: { ...body, value: {} } };
  return [...refusals, refusal('nobody is logged in, and the body is wrong', wrongBody)];
}

/** A call without a session for a value that requires one, such as an identifier instead of a key. */
function withoutLogin(
  operation: Operation,
  parts: RequestParts,
  requests: FittingRequests,
): Refusal[] {
  if (!documentsError(operation, 401, loginRequired)) return [];
  return operation.parameters.flatMap((parameter) => {
    const { name, loginRequiredFor: pattern, schema } = parameter;
    if (pattern === undefined) return [];
    const [value] = requests.sample({ ...schema, schema: { type: 'string', pattern } }, 1);
    const because = `nobody is logged in, which \`${name}\` requires`;
    const expected = { statuses: [401], id: loginRequired, because, clause: schema.place };
    return [{ parts: withParameter(parts, parameter, value), session: undefined, expected }];
  });
}

function withoutRight(
  operation: Operation,
  parts: RequestParts,
  sessions: readonly Session[],
): Refusal[] {
  if (!documents(operation, 403)) return [];
  return sessions
    .filter((session) => !mayCall(session, operation))
    .map(({ name, roles = [] }) => {
      const because = `${roles.join(', ') || 'the caller'} lacks the right`;
      const clause = within(operation.place, 'x-roles');
      return { parts, session: name, expected: { statuses: [403], because, clause } };
    });
}
