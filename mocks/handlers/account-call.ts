import type { AccountPages } from '../world/account-pages.ts';
import type { Account } from '../world/accounts.ts';
import type { Call, OperationId } from './handler.ts';

/** What every call of a logged-in user has. */
export type AccountCall = Pick<Call<OperationId, Account>, 'world' | 'account' | 'now'>;

/** What the caller's own pages show and change. */
export function pagesOf({ world, account, now }: AccountCall): AccountPages {
  return world.pages(account, now);
}
