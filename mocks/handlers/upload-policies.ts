import { errorBody } from '../errors.ts';
import { makePolicy } from '../upload/policy.ts';
import type { Account } from '../world/accounts.ts';
import type { AccountCall } from './account-call.ts';
import { listedCalendars } from './calendars.ts';
import type { Handler, Handlers } from './handler.ts';

const avatarBytes = 15_728_640;
const otherBytes = 10_485_760;
/** The license feature `max_file_size` of the demo calendars. */
const attachmentBytes = 20 * 1024 * 1024;

const createAvatarPolicy: Handler<'createAvatarPolicy', Account> = (call) =>
  policyAnswer(call, avatarBytes);

const createLogoPolicy: Handler<'createLogoPolicy', Account> = (call) =>
  calendarPolicy(call, call.path.appKey, otherBytes);

const createAttachmentPolicy: Handler<'createAttachmentPolicy', Account> = (call) =>
  calendarPolicy(call, call.path.calendarKey, attachmentBytes);

/** A policy for a calendar that the user can open by its key. */
function calendarPolicy(call: AccountCall, key: string, maxSize: number) {
  const isKnown = listedCalendars(call).some((calendar) => calendar.key === key);
  return isKnown
    ? policyAnswer(call, maxSize)
    : ({ status: 404, body: errorBody('not_found') } as const);
}

function policyAnswer({ now }: AccountCall, maxSize: number) {
  const { policy, signature } = makePolicy({ call: ['pick', 'store'], maxSize }, () => now);
  return { status: 200, body: { policy, signature } } as const;
}

export const uploadPolicyCalls = {
  createAvatarPolicy,
  createLogoPolicy,
  createAttachmentPolicy,
} satisfies Handlers<Account>;
