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
import type { Case, Expected } from './case.ts';
import type { FittingRequests } from './fitting-request.ts';
import { withParameter } from './valid.ts';

/** Replaces a session's own value. */
export const madeUpSession = 'made-up-0123456789abcdef';

/** Calls without a session, or with a session that lacks permission. */
export function refusedCallers(
  operation: Operation,
  sessions: readonly Session[],
  requests: FittingRequests,
): Case[] {
  const parts = requests.plain(operation);
  return [
    ...withoutSession(operation, parts),
    ...withoutLogin(operation, parts, requests),
    ...withoutRight(operation, parts, sessions),
    ...forOtherUser(operation, parts, sessions),
  ];
}

/** The last number of its kind: no one has it. */
const nobody = '2147483647';

/** A call of a page that shows another user than the session's. */
function forOtherUser(
  operation: Operation,
  parts: RequestParts,
  sessions: readonly Session[],
): Case[] {
  const session = sessions.find((one) => mayCall(one, operation));
  if (!session || !takesShownUser(operation) || !documentsError(operation, 409, userChanged)) {
    return [];
  }
  // Servers that do not compare the users must not change anything.
  const isHarmless = isRead(operation) || parts.body;
  if (!isHarmless) return [];
  const because = 'its page shows another user than the session’s';
  return [
    {
      operation,
      title: because,
      parts: {
        ...parts,
        headers: { ...parts.headers, [shownUserHeader]: nobody },
        ...(parts.body ? { body: { type: parts.body.type, text: '{' } } : {}),
      },
      session: session.name,
      expected: {
        statuses: [409],
        id: userChanged,
        check: 'shown-user',
        because,
        clause: answerFor(operation, 409)?.place ?? operation.place,
      },
    },
  ];
}

function withoutSession(operation: Operation, parts: RequestParts): Case[] {
  const { sessionCookies } = operation;
  if (sessionCookies.length === 0 || !documents(operation, 401)) return [];
  const expectRefusal = (because: string): Expected => ({
    statuses: [401],
    because,
    clause: within(operation.place, 'security'),
  });
  const cookie = sessionCookies.map((name) => `${name}=${madeUpSession}`).join('; ');
  const caller = (title: string, changes: RequestParts): Case => ({
    operation,
    title,
    parts: changes,
    session: undefined,
    expected: expectRefusal(title),
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

/** A call without a session for a value that requires one, such as an identifier instead of a key. */
function withoutLogin(
  operation: Operation,
  parts: RequestParts,
  requests: FittingRequests,
): Case[] {
  if (!documentsError(operation, 401, loginRequired)) return [];
  return operation.parameters.flatMap((parameter) => {
    const { name, loginRequiredFor: pattern, schema } = parameter;
    if (pattern === undefined) return [];
    const [value] = requests.sample({ ...schema, schema: { type: 'string', pattern } }, 1);
    const because = `nobody is logged in, which \`${name}\` requires`;
    return [
      {
        operation,
        title: because,
        parts: withParameter(parts, parameter, value),
        session: undefined,
        expected: { statuses: [401], id: loginRequired, because, clause: schema.place },
      },
    ];
  });
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
