import { errorBody } from '../http/errors.ts';
import { type Account, isStaff } from '../world/accounts.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';

const checkImpersonation: Handler<'checkImpersonation', Account> = ({
  world,
  sessionToken,
  now,
}) => ({
  status: 200,
  body: { is_impersonated: world.impersonator(sessionToken, now) !== undefined },
});

const switchUser: Handler<'switchUser', Account> = (call) => {
  const { world, account, sessionToken, query, now } = call;
  if (query._switch_user === '_exit') return exit(call);
  if (!isStaff(account.user)) return { status: 403, body: errorBody('account_no_permission') };
  const target = world.account(query._switch_user);
  if (!target) return { status: 404, body: errorBody('not_found') };
  if (isStaff(target.user)) return { status: 403, body: errorBody('account_no_permission') };
  world.impersonate(sessionToken, target, now);
  return { status: 204 };
};

const exitImpersonation: Handler<'exitImpersonation', Account> = exit;

function exit({ world, sessionToken, now }: Call<OperationId, Account>) {
  return world.endImpersonation(sessionToken, now)
    ? ({ status: 204 } as const)
    : ({ status: 403, body: errorBody('account_no_permission') } as const);
}

export const impersonationCalls = {
  checkImpersonation,
  switchUser,
  exitImpersonation,
} satisfies Handlers<Account>;
