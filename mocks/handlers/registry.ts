import { rights } from '#generated/admin/rights.ts';
import type { Answer } from '../contract/answer.ts';
import type { ValidCall } from '../contract/operation-call.ts';
import type { ContractOperation } from '../contract/operations.ts';
import { errorBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { findZone } from '../time/zones.ts';
import { type Access, isOpen } from '../world/calendar/access.ts';
import { createViewer } from '../world/calendar/event-view.ts';
import { accountCalls } from './account.ts';
import { accountClosureCalls } from './account-closure.ts';
import { adminAppCalls } from './admin-apps.ts';
import { adminCalendarCalls } from './admin-calendars.ts';
import { adminMessageCalls } from './admin-messages.ts';
import { adminOrganizationCalls } from './admin-organizations.ts';
import { adminSubscriptionCalls } from './admin-subscriptions.ts';
import { invalidField } from './admin-support.ts';
import { adminTrustedDomainCalls } from './admin-trusted-domains.ts';
import { adminUserCalls } from './admin-users.ts';
import {
  openCalendarHandlers,
  openedFor,
  publicCalendarHandlers,
  userCalendarHandlers,
} from './calendar/registry.ts';
import { calendarCreationCalls } from './calendar-creation.ts';
import { calendarCalls, publicCalendarCalls } from './calendars.ts';
import { clientCalls } from './client.ts';
import { answeredOnce } from './first-answers.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { impersonationCalls } from './impersonation.ts';
import { lostAccessCalls } from './lost-access.ts';
import { notificationCalls } from './notifications.ts';
import { passkeyCalls, passkeyLoginCalls } from './passkeys.ts';
import { personalDataCalls } from './personal-data.ts';
import { registrationCalls } from './registration.ts';
import { removeUrlCalls } from './remove-url.ts';
import { securityCalls } from './security.ts';
import { sessionCalls } from './session.ts';
import { translationCalls } from './translations.ts';
import { upcomingEventCalls } from './upcoming-events.ts';
import { uploadPolicyCalls } from './upload-policies.ts';

/** Operations that do not require a session. */
const publicHandlers: Handlers = {
  ...sessionCalls,
  ...passkeyLoginCalls,
  ...registrationCalls,
  ...lostAccessCalls,
  ...publicCalendarCalls,
  ...removeUrlCalls,
  ...clientCalls,
  ...translationCalls,
  ...publicCalendarHandlers,
};

/** Operations that require a session; admin operations also require a permission. */
const accountHandlers: Handlers<UserRecord> = {
  ...calendarCalls,
  ...calendarCreationCalls,
  ...upcomingEventCalls,
  ...accountCalls,
  ...accountClosureCalls,
  ...securityCalls,
  ...passkeyCalls,
  ...personalDataCalls,
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
export type CallContext = Omit<Call<OperationId>, 'path' | 'query' | 'body' | 'files'>;

/** Refuses callers without a login or a permission that the document requires, and pages of another user. */
export function refuseCaller(
  { id, isProtected, takesSession, refusesImpersonation }: ContractOperation,
  path: Readonly<Record<string, string>>,
  { headers }: Request,
  context: CallContext,
): Answer | undefined {
  const { account, world, sessionToken, now } = context;
  const shownUserId = headers.get('x-user-id');
  if (takesSession && account && shownUserId !== null && shownUserId !== String(account.id)) {
    return { status: 409, body: errorBody('user_changed') };
  }
  if (!isProtected) {
    const openedAccess = openedFor(id, path, context);
    return openedAccess && !isOpen(openedAccess) ? openedAccess : undefined;
  }
  if (!account) return { status: 401, body: errorBody('login_required') };
  const roles: readonly string[] | undefined = isStaffOperation(id) ? rights[id] : undefined;
  if (roles && !account.roles.some((role) => roles.includes(role))) {
    return { status: 403, body: errorBody('permission_denied') };
  }
  return refusesImpersonation && world.impersonation(sessionToken, now)
    ? { status: 403, body: errorBody('impersonation_denied') }
    : undefined;
}

function isStaffOperation(id: string): id is keyof typeof rights {
  return id in rights;
}

/** The handler's answer to a valid call; without a handler undefined, which returns the document's example. */
export function answerCall(
  call: ValidCall,
  context: CallContext,
): Answer | undefined | Promise<Answer | undefined> {
  return answeredOnce(call, context, () => handlersAnswer(call, context));
}

function handlersAnswer(
  { operation, path, query, body, files }: ValidCall,
  context: CallContext,
): Answer | undefined | Promise<Answer | undefined> {
  const { account } = context;
  const call = { ...context, path, query, body, files };

  const openedAccess = openedFor(operation.id, path, context);
  if (openedAccess)
    return isOpen(openedAccess) ? calendarAnswer(operation.id, call, openedAccess) : openedAccess;
  const publicHandler = findHandler(publicHandlers, operation.id);
  if (publicHandler) return publicHandler(call);
  const handler = findHandler(accountHandlers, operation.id);
  return account && handler?.({ ...call, account });
}

/** The answer in an open calendar, by the zone that the call names or else by the calendar's. */
function calendarAnswer(
  id: string,
  call: CallContext & Pick<ValidCall, 'query'>,
  access: Access,
): Answer | undefined | Promise<Answer> {
  const zone = findZone(String(call.query['tz'] ?? access.state.settings.date_time.time_zone));
  if (!zone) return invalidField('tz', 'There is no such time zone.');
  const viewer = createViewer(access, zone, call.now);
  const openedCall = { ...call, access, viewer };
  const handler = findHandler(openCalendarHandlers, id);
  if (handler) return handler(openedCall);
  const { account } = call;
  return account && findHandler(userCalendarHandlers, id)?.({ ...openedCall, account });
}

type AnyHandler = (call: object) => Answer | Promise<Answer>;

function findHandler(handlers: object, id: string): AnyHandler | undefined {
  // TypeScript cannot follow an operation id that is only known at run time; the validation has just checked that the
  // call has the operation's types.
  return (handlers as Partial<Record<string, AnyHandler>>)[id];
}
