import { getAttachmentPolicy, getAvatarPolicy, getLogoPolicy } from '#generated/app/fetchers.ts';
import type { PolicySource } from './policy-cache.ts';

/** The places of the product that files are uploaded to (product specification, section 7). */

export const avatarPolicy: PolicySource = {
  url: '/user/avatar/create-signature',
  call: (options) => getAvatarPolicy({}, options),
};

export function logoPolicy(appKey: string): PolicySource {
  return {
    url: `/${appKey}/upload/create-signature/logo`,
    call: (options) => getLogoPolicy({ path: { appKey } }, options),
  };
}

export function attachmentPolicy(calendarKey: string, eventId: number): PolicySource {
  return {
    url: `/${calendarKey}/events/${eventId}/attachments/policy`,
    call: (options) => getAttachmentPolicy({ path: { calendarKey, eventId } }, options),
  };
}
