import { rights } from '#generated/admin/rights.ts';
import type { Answer } from '../contract/answer.ts';
import type { ValidCall } from '../contract/operation-call.ts';
import type { ContractOperation } from '../contract/operations.ts';
import { errorBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { accountCalls } from './account.ts';
import { accountClosureCalls } from './account-closure.ts';
import { adminAppCalls } from './admin-apps.ts';
import { adminCalendarCalls } from './admin-calendars.ts';
import { adminMessageCalls } from './admin-messages.ts';
import { adminOrganizationCalls } from './admin-organizations.ts';
import { adminSubscriptionCalls } from './admin-subscriptions.ts';
import { adminTrustedDomainCalls } from './admin-trusted-domains.ts';
import { adminUserCalls } from './admin-users.ts';
import { calendarCalls, publicCalendarCalls } from './calendars.ts';
import { clientCalls } from './client.ts';
import { answeredOnce } from './first-answers.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { impersonationCalls } from './impersonation.ts';
import { lostAccessCalls } from './lost-access.ts';
import { notificationCalls } from './notifications.ts';
import { removeUrlCalls } from './remove-url.ts';
import { securityCalls } from './security.ts';
import { sessionCalls } from './session.ts';
import { translationCalls } from './translations.ts';
import { uploadPolicyCalls } from './upload-policies.ts';

/** Operations that do not require a session. */
const publicHandlers: Handlers = {
  ...sessionCalls,
  ...lostAccessCalls,
  ...publicCalendarCalls,
  ...removeUrlCalls,
  ...clientCalls,
  ...translationCalls,
};

/** Operations that require a session; admin operations also require a permission. */
const accountHandlers: Handlers<UserRecord> = {
  ...calendarCalls,
  ...accountCalls,
  ...accountClosureCalls,
  ...securityCalls,
  ...notificationCalls,
  ...impersonationCalls,
  ...uploadPolicyCalls,
  ...adminCalendarCalls,
  ...adminSubscriptionCalls,
  ...adminOrganizationCalls,
  ...adminAppCalls,
  ...adminUserCalls,
  ...adminMessageCalls,
  ...adminTrustedDomainCalls,
};

/** Context of a call in addition to its request. */
export type CallContext = Pick<
  Call<OperationId>,
  | 'world'
  | 'account'
  | 'sessionToken'
  | 'now'
  | 'userAgent'
  | 'uploadedUrls'
  | 'basePath'
  | 'language'
>;

/** Refuses callers without a login or a permission that the document requires. */
export function refusalOfCaller(
  { id, isProtected }: ContractOperation,
  { account }: Pick<CallContext, 'account'>,
): Answer | undefined {
  if (!isProtected) return undefined;
  if (!account) return { status: 401, body: errorBody('login_required') };
  const roles: readonly string[] | undefined = isStaffOperation(id) ? rights[id] : undefined;
  return !roles || account.roles.some((role) => roles.includes(role))
    ? undefined
    : { status: 403, body: errorBody('permission_denied') };
}

function isStaffOperation(id: string): id is keyof typeof rights {
  return id in rights;
}

/** The handler's answer to a valid call; without a handler undefined, which returns the document's example. */
export function answerCall(call: ValidCall, context: CallContext): Answer | undefined {
  return answeredOnce(call, context.world, () => handlersAnswer(call, context));
}

function handlersAnswer(
  { operation, path, query, body }: ValidCall,
  context: CallContext,
): Answer | undefined {
  const { account } = context;
  const call = { ...context, path, query, body };

  const publicHandler = handlerOf(publicHandlers, operation.id);
  if (publicHandler) return publicHandler(call);
  const handler = handlerOf(accountHandlers, operation.id);
  return account && handler?.({ ...call, account });
}

type AnyHandler = (call: object) => Answer;

function handlerOf(handlers: object, id: string): AnyHandler | undefined {
  // TypeScript cannot follow an operation id that is only known at run time; the validation has just checked that the
  // call has the operation's types.
  return (handlers as Partial<Record<string, AnyHandler>>)[id];
}
