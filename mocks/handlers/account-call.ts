import { withoutCode } from '../seed/backup-codes.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { Call, OperationId } from './handler.ts';

/** The context that every call of a logged-in user has. */
export type AccountCall = Pick<Call<OperationId, UserRecord>, 'world' | 'account'>;

/** The authenticator code that works for every account. */
export const appCode = '123456';

/** Returns whether an authenticator or backup code is correct. Uses up the backup code. */
export function acceptsCode({ world, account }: AccountCall, code: string): boolean {
  if (code === appCode) return true;
  const { twoFactor } = account;
  const backupCodes = withoutCode(twoFactor.backupCodes, code);
  if (backupCodes) world.changeUser(account.id, { twoFactor: { ...twoFactor, backupCodes } });
  return backupCodes !== undefined;
}
