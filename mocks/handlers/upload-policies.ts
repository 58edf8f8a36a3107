import { eventIdsOf } from '../seed/events.ts';
import { featuresOf } from '../seed/licenses.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { makePolicy } from '../upload/policy.ts';
import type { ListedCalendar } from '../world/dashboard-calendars.ts';
import { conflict, notFound } from './admin-support.ts';
import { listedCalendars } from './calendars.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';

const avatarBytes = 15_728_640;

const getAvatarPolicy: Handler<'getAvatarPolicy', UserRecord> = (call) =>
  policyAnswer(call, avatarBytes);

const getLogoPolicy: Handler<'getLogoPolicy', UserRecord> = (call) =>
  calendarPolicy(call, call.path.appKey);

const getAttachmentPolicy: Handler<'getAttachmentPolicy', UserRecord> = (call) =>
  calendarPolicy(call, call.path.calendarKey, (calendar) =>
    eventIdsOf(calendar).includes(call.path.eventId),
  );

/** A policy for a calendar that the user can open by its key: for files as large as its license allows. */
function calendarPolicy(
  call: Call<OperationId, UserRecord>,
  key: string,
  hasPlace: (calendar: ListedCalendar) => boolean = () => true,
) {
  const calendar = listedCalendars(call).find((listed) => listed.key === key);
  if (!calendar || !hasPlace(calendar)) return notFound;
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
} satisfies Handlers<UserRecord>;
