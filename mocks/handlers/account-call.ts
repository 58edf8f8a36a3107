import { withoutCode } from '../seed/backup-codes.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { Call, OperationId } from './handler.ts';

/** Parts that every call of a logged-in user has. */
export type AccountCall = Pick<Call<OperationId, UserRecord>, 'world' | 'account'>;

/** The code that the authenticator app of every account shows. */
export const appCode = '123456';

/** Whether a code of the app or a backup code is right; a backup code is used up by it. */
export function acceptsCode({ world, account }: AccountCall, code: string): boolean {
  if (code === appCode) return true;
  const { twoFactor } = account;
  const backupCodes = withoutCode(twoFactor.backupCodes, code);
  if (backupCodes) world.changeUser(account.id, { twoFactor: { ...twoFactor, backupCodes } });
  return backupCodes !== undefined;
}
