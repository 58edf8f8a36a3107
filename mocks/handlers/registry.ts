import type { ContractCall } from '../contract/contract.ts';
import { rawQuery, typedQuery } from '../contract/parameters.ts';
import type { Answer } from '../contract/prism.ts';
import { errorBody } from '../errors.ts';
import type { Account } from '../world/accounts.ts';
import { searchCalendars } from './admin-calendars.ts';
import { listCalendars } from './calendars.ts';
import type { Call, Handler, OperationId } from './handler.ts';
import { logIn, logOut, registerUser } from './session.ts';

/** Operations that anybody may call. */
const publicHandlers: { [Id in OperationId]?: Handler<Id> } = { logIn, registerUser, logOut };

/** Operations that need a session. */
const sessionHandlers: { [Id in OperationId]?: Handler<Id, Account> } = {
  listCalendars,
  searchCalendars,
};

/** What a call brings besides its own request. */
export type CallContext = Pick<
  Call<OperationId>,
  'world' | 'account' | 'sessionToken' | 'now' | 'basePath'
>;

/**
 * The answer of an operation's handler to a valid call; nothing when it has no handler, so that
 * the document answers.
 */
export function answerCall(
  { operation, url, body }: Omit<ContractCall, 'answer'>,
  context: CallContext,
): Answer | undefined {
  const { account } = context;
  if (operation.isProtected && !account) return { status: 401, body: errorBody('login_required') };
  const call = {
    ...context,
    body,
    query: typedQuery(operation.definition, rawQuery(url.searchParams)),
  };

  const publicHandler = handlerOf(publicHandlers, operation.id);
  if (publicHandler) return publicHandler(call);
  const sessionHandler = handlerOf(sessionHandlers, operation.id);
  return account && sessionHandler?.({ ...call, account });
}

type AnyHandler = (call: object) => Answer;

function handlerOf(handlers: object, id: string): AnyHandler | undefined {
  // The compiler can not follow an operation id that is only known at run time; that the call has
  // the types of its operation is what the validation has just checked.
  return (handlers as Partial<Record<string, AnyHandler>>)[id];
}
