import {
  getAttachmentPolicy,
  getAttachmentPolicyByIdentifier,
  getAvatarPolicy,
  getLogoPolicy,
  getLogoPolicyByIdentifier,
} from '#generated/app/uploads/fetchers.ts';
import type { CallOptions } from '#src/api/call.ts';
import type { SignedPolicy } from './policy.ts';
import type { PolicySource } from './policy-cache.ts';

/** A place in the product to which files are uploaded (product specification, section 7). */
export interface FilePlace extends PolicySource {
  /** Requests the policy for reading, inspecting and deleting one of the place's files. */
  ofFile: (handle: string, options: CallOptions) => Promise<SignedPolicy | undefined>;
}

/** The ways to identify a calendar. */
export type CalendarAddress = { calendarKey: string } | { identifier: string };

export const avatarPolicy: PolicySource = {
  url: '/user/avatar/create-signature',
  call: (options) => getAvatarPolicy({}, options),
};

export function logoPolicy(address: CalendarAddress): FilePlace {
  const url = `${buildBase(address)}/upload/create-signature/logo`;
  const call = (query: { handle?: string }, options: CallOptions) =>
    'identifier' in address
      ? getLogoPolicyByIdentifier({ path: address, query }, options)
      : getLogoPolicy({ path: { appKey: address.calendarKey }, query }, options);
  return place(url, call);
}

export function attachmentPolicy(address: CalendarAddress, eventId: string): FilePlace {
  const url = `${buildBase(address)}/events/${eventId}/attachments/policy`;
  const call = (query: { handle?: string }, options: CallOptions) =>
    'identifier' in address
      ? getAttachmentPolicyByIdentifier({ path: { ...address, eventId }, query }, options)
      : getAttachmentPolicy({ path: { ...address, eventId }, query }, options);
  return place(url, call);
}

function buildBase(address: CalendarAddress): string {
  return 'identifier' in address ? `/c/${address.identifier}` : `/${address.calendarKey}`;
}

function place(
  url: string,
  call: (query: { handle?: string }, options: CallOptions) => Promise<SignedPolicy | undefined>,
): FilePlace {
  return {
    url,
    call: (options) => call({}, options),
    ofFile: (handle, options) => call({ handle }, options),
  };
}
