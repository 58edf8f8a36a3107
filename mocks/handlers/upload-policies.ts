import { listFeatures } from '../seed/licenses.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { makePolicy, type PolicyOptions } from '../upload/policy.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { type Access, isOpen, mayIn, openCalendar } from '../world/calendar/access.ts';
import { occurrenceAccess } from '../world/calendar/event-access.ts';
import { findOccurrence } from '../world/calendar/find-occurrence.ts';
import type { ListedCalendar } from '../world/dashboard-calendars.ts';
import { conflict, notFound } from './admin-support.ts';
import { listedCalendars } from './calendars.ts';
import type { Call, Handlers, OperationId } from './handler.ts';

const avatarBytes = 15_728_640;

export const uploadPolicyCalls = {
  getAvatarPolicy: (call) => uploadPolicy(call, { maxSize: avatarBytes }),

  getLogoPolicy: (call) => logoPolicy(call, ({ key }) => key === call.path.appKey),

  getLogoPolicyByIdentifier: (call) =>
    logoPolicy(call, ({ identifier }) => identifier === call.path.identifier),

  getAttachmentPolicy: (call) => attachmentPolicy(call, call.path.calendarKey),

  getAttachmentPolicyByIdentifier: (call) => attachmentPolicy(call, call.path.identifier),
} satisfies Handlers<UserRecord>;

/** A policy for a calendar on the user's list. */
function logoPolicy(
  call: Call<'getLogoPolicy' | 'getLogoPolicyByIdentifier', UserRecord>,
  isWanted: (calendar: ListedCalendar) => boolean,
) {
  const calendar = listedCalendars(call).find(isWanted);
  if (!calendar) return notFound;
  const { handle } = call.query;
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
  call: Call<'getAttachmentPolicy' | 'getAttachmentPolicyByIdentifier', UserRecord>,
  address: string,
) {
  const { eventId } = call.path;
  const { handle } = call.query;
  const access = openCalendar(call, address);
  if (!isOpen(access) || !(mayIn(access, 'add') || mayIn(access, 'change'))) return notFound;
  const event = eventAt(access, eventId, call.now);
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
  call: PolicyCall,
  folder: string,
  { max_file_size: maxSize }: { max_file_size: number },
) {
  // A license without files.
  return maxSize === 0 ? conflict : uploadPolicy(call, { maxSize, path: `^/${folder}` });
}

/** An event of a calendar, or one that has not been saved yet; undefined if there is none, or it is hidden. */
function eventAt(
  access: Access,
  eventId: string,
  now: Date,
): { hasFile: (file: UploadedFile) => boolean } | undefined {
  if (eventId === 'new') return { hasFile: () => false };
  const found = findOccurrence(access.state, eventId);
  const seen = found && occurrenceAccess(found, { access, now });
  if (!seen) return undefined;
  const attachments = [
    ...found.record.attachments,
    ...(found.exception?.changes?.attachments ?? []),
  ];
  return {
    hasFile: ({ urls }) => seen.seesDetails && attachments.some(({ url }) => urls.includes(url)),
  };
}

/**
 * The actions that a policy allows on a file. Without the file's handle in the policy, they would apply to every file
 * of the account.
 */
function filePolicy(call: PolicyCall, handle: string) {
  return policyAnswer(call, { call: ['read', 'stat', 'remove'], handle });
}

function uploadPolicy(call: PolicyCall, limits: Pick<PolicyOptions, 'maxSize' | 'path'>) {
  return policyAnswer(call, { call: ['pick', 'store'], ...limits });
}

type PolicyCall = Pick<Call<OperationId>, 'now'>;

function policyAnswer({ now }: PolicyCall, options: PolicyOptions) {
  const { policy, signature } = makePolicy(options, () => now);
  return { status: 200, body: { policy, signature } } as const;
}
