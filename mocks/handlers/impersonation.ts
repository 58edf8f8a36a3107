import { errorBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';

const getImpersonation: Handler<'getImpersonation', UserRecord> = ({
  world,
  sessionToken,
  now,
}) => ({
  status: 200,
  body: { is_impersonated: world.impersonation(sessionToken, now) !== undefined },
});

const exitImpersonationByUrl: Handler<'exitImpersonationByUrl', UserRecord> = exit;

const exitImpersonation: Handler<'exitImpersonation', UserRecord> = exit;

function exit({ world, sessionToken, now }: Call<OperationId, UserRecord>) {
  return world.endImpersonation(sessionToken, now)
    ? ({ status: 204 } as const)
    : ({ status: 403, body: errorBody('account_no_permission') } as const);
}

export const impersonationCalls = {
  getImpersonation,
  exitImpersonationByUrl,
  exitImpersonation,
} satisfies Handlers<UserRecord>;
