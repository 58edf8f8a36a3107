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
  calendarPolicy(call, { key: call.path.appKey });

const getAttachmentPolicy: Handler<'getAttachmentPolicy', UserRecord> = (call) =>
  calendarPolicy(call, { key: call.path.calendarKey }, call.path.eventId);

const getLogoPolicyByIdentifier: Handler<'getLogoPolicyByIdentifier', UserRecord> = (call) =>
  calendarPolicy(call, { identifier: call.path.identifier });

const getAttachmentPolicyByIdentifier: Handler<'getAttachmentPolicyByIdentifier', UserRecord> = (
  call,
) => calendarPolicy(call, { identifier: call.path.identifier }, call.path.eventId);

/** A policy for a calendar on the user's list, or for one of its events: for files as large as its license allows. */
function calendarPolicy(
  call: Call<OperationId, UserRecord>,
  address: CalendarAddress,
  eventId?: number,
) {
  const calendar = listedCalendars(call).find((listed) =>
    'key' in address ? listed.key === address.key : listed.identifier === address.identifier,
  );
  if (!calendar) return notFound;
  if (eventId !== undefined && !eventIdsOf(calendar).includes(eventId)) return notFound;
  const { calendars, calendarExtras } = call.world;
  const { max_file_size: maxSize } = calendars.get(calendar.id)
    ? calendarExtras.get(calendar.id).subscription.features
    : featuresOf(calendar.license);
  // A license without files.
  if (maxSize === 0) return conflict;
  return policyAnswer(call, maxSize);
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
