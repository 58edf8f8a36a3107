import { listFeatures } from '../seed/licenses.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { makePolicy } from '../upload/policy.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { calendarState } from '../world/calendar/calendar-states.ts';
import { findOccurrence } from '../world/calendar/find-occurrence.ts';
import { openedCalendar } from '../world/calendar/opened-calendar.ts';
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
  readonly eventId?: string;
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
  const event = eventId === undefined ? undefined : eventAt(call, address, eventId);
  if (eventId !== undefined && !event) return notFound;
  const events = `calendars/${calendar.id}/events/`;
  const folder = event ? `${events}${eventId}/` : `calendars/${calendar.id}/logo/`;
  if (handle !== undefined) {
    const file = call.uploadedFile(handle);
    // A file may be older than its event.
    const isAttached = file?.key.startsWith(events) && event?.hasFile(file);
    return file?.key.startsWith(folder) || isAttached ? filePolicy(call, handle) : notFound;
  }
  const { calendars, calendarExtras } = call.world;
  const { max_file_size: maxSize } = calendars.get(calendar.id)
    ? calendarExtras.get(calendar.id).subscription.features
    : listFeatures(calendar.license);
  // A license without files.
  if (maxSize === 0) return conflict;
  // The files of a place are told apart by the folder to which its policies allow uploads.
  return policyAnswer(call, maxSize, `^/${folder}`);
}

/** An event of a calendar, or one that has not been saved yet; undefined if there is none. */
function eventAt(
  { world }: Pick<Call<OperationId>, 'world'>,
  address: CalendarAddress,
  eventId: string,
): { hasFile: (file: UploadedFile) => boolean } | undefined {
  const calendar = openedCalendar(world, address);
  if (calendar && eventId === 'new') return { hasFile: () => false };
  const found = calendar && findOccurrence(calendarState(world, calendar), eventId);
  if (!found) return undefined;
  const attached = [...found.record.attachments, ...(found.exception?.changes?.attachments ?? [])];
  return { hasFile: ({ urls }) => attached.some(({ url }) => urls.includes(url)) };
}

/**
 * The actions that a policy allows on a file. Without the file's handle in the policy, they would apply to every file
 * of the account.
 */
function filePolicy({ now }: Pick<Call<OperationId>, 'now'>, handle: string) {
  const calls = ['read', 'stat', 'remove'] as const;
  const { policy, signature } = makePolicy({ call: [...calls], handle }, () => now);
  return { status: 200, body: { policy, signature } } as const;
}

function policyAnswer({ now }: Pick<Call<OperationId>, 'now'>, maxSize: number, path?: string) {
  const limits = { maxSize, ...(path === undefined ? {} : { path }) };
  const { policy, signature } = makePolicy({ call: ['pick', 'store'], ...limits }, () => now);
  return { status: 200, body: { policy, signature } } as const;
}

export const uploadPolicyCalls = {
  getAvatarPolicy,
  getLogoPolicy,
  getAttachmentPolicy,
  getLogoPolicyByIdentifier,
  getAttachmentPolicyByIdentifier,
} satisfies Handlers<UserRecord>;
