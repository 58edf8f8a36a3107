import type { UserRecord } from '../seed/users.ts';
import type { Account } from '../world/accounts.ts';
import type { UserDetails } from '../world/user-details.ts';
import type { Call, OperationId } from './handler.ts';

/** What every call of a logged-in user has. */
export type AccountCall = Pick<Call<OperationId, Account>, 'world' | 'account'>;

/** What the caller's own pages show and change, besides the record. */
export function detailsOf({ world, account }: AccountCall): UserDetails {
  return world.admin.userDetails(account.user.id);
}

/** The caller's record. */
export function recordOf({ world, account: { user, email } }: AccountCall): UserRecord {
  const record = world.admin.users.get(user.id);
  if (!record) throw new Error(`The account of ${email} has no record.`);
  return record;
}
