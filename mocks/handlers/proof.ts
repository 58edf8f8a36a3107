import { errorBody } from '../http/errors.ts';
import { type AccountCall, acceptsCode } from './account-call.ts';
import type { Call, OperationId } from './handler.ts';
import { forgetAttempts, noteAttempt, refuseHaste } from './limits.ts';

type ProofCall = AccountCall &
  Pick<Call<OperationId>, 'now'> & {
    readonly body: { readonly current_password: string; readonly code?: string | undefined };
  };

/**
 * Refuses a call without the account's password and, if it has a second factor, a code, as often as the login; undefined
 * continues.
 */
export function refuseProof(call: ProofCall) {
  const { account, world, body } = call;
  const refusal = refuseHaste(call, 'login', account.email);
  if (refusal) return refusal;
  if (body.current_password !== account.password) return refused('wrong_password');
  if (account.twoFactor.active && !acceptsCode({ world, account }, body.code ?? '')) {
    return refused('code_invalid');
  }
  forgetAttempts(call, 'login', account.email);
  return undefined;

  function refused(id: 'wrong_password' | 'code_invalid') {
    noteAttempt(call, 'login', account.email);
    return { status: 422, body: errorBody(id) } as const;
  }
}
