import { errorBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { renewedSession } from './session.ts';

export const impersonationCalls = {
  getImpersonation: ({ world, sessionToken, now }) => ({
    status: 200,
    body: { is_impersonated: world.impersonation(sessionToken, now) !== undefined },
  }),

  exitImpersonationByUrl: exit,

  exitImpersonation: exit,
} satisfies Handlers<UserRecord>;

function exit(call: Call<OperationId, UserRecord>) {
  const { world, sessionToken, now } = call;
  return world.endImpersonation(sessionToken, now)
    ? ({ status: 204, headers: { 'Set-Cookie': renewedSession(call) } } as const)
    : ({ status: 403, body: errorBody('account_no_permission') } as const);
}
