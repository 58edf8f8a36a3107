import { eventIdsOf } from '../seed/events.ts';
import { featuresOf } from '../seed/licenses.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { makePolicy } from '../upload/policy.ts';
import type { CalendarAddress } from '../world/calendar-addresses.ts';
import { conflict, notFound } from './admin-support.ts';
import { listedCalendars } from './calendars.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';

const avatarBytes = 15_728_640;

const getAvatarPolicy: Handler<'getAvatarPolicy', UserRecord> = (call) =>
  policyAnswer(call, avatarBytes);

const getLogoPolicy: Handler<'getLogoPolicy', UserRecord> = (call) =>
  calendarPolicy(call, { address: { key: call.path.appKey }, handle: call.query.handle });

const getAttachmentPolicy: Handler<'getAttachmentPolicy', UserRecord> = (call) => {
  const { calendarKey: key, eventId } = call.path;
  return calendarPolicy(call, { address: { key }, eventId, handle: call.query.handle });
};

const getLogoPolicyByIdentifier: Handler<'getLogoPolicyByIdentifier', UserRecord> = (call) => {
  const { identifier } = call.path;
  return calendarPolicy(call, { address: { identifier }, handle: call.query.handle });
};

const getAttachmentPolicyByIdentifier: Handler<'getAttachmentPolicyByIdentifier', UserRecord> = (
  call,
) => {
  const { identifier, eventId } = call.path;
  return calendarPolicy(call, { address: { identifier }, eventId, handle: call.query.handle });
};

interface Place {
  readonly address: CalendarAddress;
  readonly eventId?: number;
  /** A file that was uploaded there. */
  readonly handle: string | undefined;
}

/**
 * A policy for a calendar on the user's list, or for one of its events: for new files up to the size that its license
 * allows, or for an uploaded one.
 */
function calendarPolicy(call: Call<OperationId, UserRecord>, { address, eventId, handle }: Place) {
  const calendar = listedCalendars(call).find((listed) =>
    'key' in address ? listed.key === address.key : listed.identifier === address.identifier,
  );
  if (!calendar) return notFound;
  if (eventId !== undefined && !eventIdsOf(calendar).includes(eventId)) return notFound;
  if (handle !== undefined) return filePolicy(call, handle);
  const { calendars, calendarExtras } = call.world;
  const { max_file_size: maxSize } = calendars.get(calendar.id)
    ? calendarExtras.get(calendar.id).subscription.features
    : featuresOf(calendar.license);
  // A license without files.
  if (maxSize === 0) return conflict;
  return policyAnswer(call, maxSize);
}

/**
 * The actions that a policy allows on a file. Without the file's handle in the policy, they would apply to every file
 * of the account.
 */
function filePolicy(
  { now, uploadedUrls }: Pick<Call<OperationId>, 'now' | 'uploadedUrls'>,
  handle: string,
) {
  if (uploadedUrls(handle).length === 0) return notFound;
  const calls = ['read', 'stat', 'remove'] as const;
  const { policy, signature } = makePolicy({ call: [...calls], handle }, () => now);
  return { status: 200, body: { policy, signature } } as const;
}

function policyAnswer({ now }: Pick<Call<OperationId>, 'now'>, maxSize: number) {
  const { policy, signature } = makePolicy({ call: ['pick', 'store'], maxSize }, () => now);
  return { status: 200, body: { policy, signature } } as const;
}

export const uploadPolicyCalls = {
  getAvatarPolicy,
  getLogoPolicy,
  getAttachmentPolicy,
  getLogoPolicyByIdentifier,
  getAttachmentPolicyByIdentifier,
} satisfies Handlers<UserRecord>;
