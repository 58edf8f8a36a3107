import { errorBody } from '../errors.ts';
import type { Account } from '../world/accounts.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';

const checkImpersonation: Handler<'checkImpersonation', Account> = ({ world, sessionToken }) => ({
  status: 200,
  body: { is_impersonated: world.impersonator(sessionToken) !== undefined },
});

const switchUser: Handler<'switchUser', Account> = exit;
const exitImpersonation: Handler<'exitImpersonation', Account> = exit;

function exit({ world, sessionToken }: Pick<Call<OperationId, Account>, 'world' | 'sessionToken'>) {
  return world.endImpersonation(sessionToken)
    ? ({ status: 204 } as const)
    : ({ status: 403, body: errorBody('account_no_permission') } as const);
}

export const impersonationCalls = {
  checkImpersonation,
  switchUser,
  exitImpersonation,
} satisfies Handlers<Account>;
