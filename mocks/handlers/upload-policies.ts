import { listFeatures } from '../seed/licenses.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { makePolicy } from '../upload/policy.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { type Access, isOpen, mayIn, openCalendar } from '../world/calendar/access.ts';
import { findOccurrence } from '../world/calendar/find-occurrence.ts';
import type { CalendarAddress } from '../world/calendar-addresses.ts';
import { conflict, notFound } from './admin-support.ts';
import { listedCalendars } from './calendars.ts';
import type { Call, Handlers, OperationId } from './handler.ts';

const avatarBytes = 15_728_640;

export const uploadPolicyCalls = {
  getAvatarPolicy: (call) => policyAnswer(call, avatarBytes),

  getLogoPolicy: (call) =>
    logoPolicy(call, { address: { key: call.path.appKey }, handle: call.query.handle }),

  getAttachmentPolicy(call) {
    const { calendarKey: key, eventId } = call.path;
    return attachmentPolicy(call, { address: { key }, eventId, handle: call.query.handle });
  },

  getLogoPolicyByIdentifier(call) {
    const { identifier } = call.path;
    return logoPolicy(call, { address: { identifier }, handle: call.query.handle });
  },

  getAttachmentPolicyByIdentifier(call) {
    const { identifier, eventId } = call.path;
    return attachmentPolicy(call, { address: { identifier }, eventId, handle: call.query.handle });
  },
} satisfies Handlers<UserRecord>;

interface Place {
  readonly address: CalendarAddress;
  /** A file that was uploaded there. */
  readonly handle: string | undefined;
}

/** A policy for a calendar on the user's list. */
function logoPolicy(call: Call<OperationId, UserRecord>, { address, handle }: Place) {
  const calendar = listedCalendars(call).find((listed) =>
    'key' in address ? listed.key === address.key : listed.identifier === address.identifier,
  );
  if (!calendar) return notFound;
  const { id, license } = calendar;
  const folder = `calendars/${id}/logo/`;
  if (handle === undefined) {
    const { calendars, calendarExtras } = call.world;
    const isSeeded = calendars.get(id) !== undefined;
    const features = isSeeded ? calendarExtras.get(id).subscription.features : null;
    return folderPolicy(call, folder, features ?? listFeatures(license));
  }
  const isThere = call.uploadedFile(handle)?.key.startsWith(folder);
  return isThere ? filePolicy(call, handle) : notFound;
}

/** A policy for an event of a calendar in which the user may add or change events, whether or not it is on their list. */
function attachmentPolicy(
  call: Call<OperationId, UserRecord>,
  { address, eventId, handle }: Place & { eventId: string },
) {
  const access = openCalendar(call, 'key' in address ? address.key : address.identifier);
  if (!isOpen(access) || !(mayIn(access, 'add') || mayIn(access, 'change'))) return notFound;
  const event = eventAt(access, eventId);
  if (!event) return notFound;
  const { calendar } = access;
  const events = `calendars/${calendar.id}/events/`;
  const folder = `${events}${eventId}/`;
  if (handle === undefined) return folderPolicy(call, folder, calendar.license.features);
  const file = call.uploadedFile(handle);
  // A file may be older than its event.
  const isAttached = file?.key.startsWith(events) && event.hasFile(file);
  return file?.key.startsWith(folder) || isAttached ? filePolicy(call, handle) : notFound;
}

/**
 * A policy for new files in a folder, up to a size that the calendar's license allows. The files of a place are told
 * apart by the folder to which its policies allow uploads.
 */
function folderPolicy(
  call: Pick<Call<OperationId>, 'now'>,
  folder: string,
  { max_file_size: maxSize }: { max_file_size: number },
) {
  // A license without files.
  return maxSize === 0 ? conflict : policyAnswer(call, maxSize, `^/${folder}`);
}

/** An event of a calendar, or one that has not been saved yet; undefined if there is none. */
function eventAt(
  { state }: Pick<Access, 'state'>,
  eventId: string,
): { hasFile: (file: UploadedFile) => boolean } | undefined {
  if (eventId === 'new') return { hasFile: () => false };
  const found = findOccurrence(state, eventId);
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
