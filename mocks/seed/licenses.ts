import type { components } from '#generated/admin/types.ts';
import type { CalendarRecord } from './demo-calendars.ts';
import { isoTime, referenceTime } from './times.ts';

type Schemas = components['schemas'];
export type License = Schemas['LicenseTier'];
export type Subscription = Schemas['Subscription'];

const megabyte = 1024 * 1024;

const features: Readonly<Record<License, Schemas['LicenseFeatures']>> = {
  enterprise: {
    max_file_size: 20 * megabyte,
    max_sub_calendars: 1000,
    custom_fields: 100,
    sso: true,
  },
  business: { max_file_size: 20 * megabyte, max_sub_calendars: 200, custom_fields: 40, sso: true },
  premium: { max_file_size: 20 * megabyte, max_sub_calendars: 100, custom_fields: 20, sso: true },
  pro: { max_file_size: 10 * megabyte, max_sub_calendars: 50, custom_fields: 10, sso: false },
  plus: { max_file_size: 5 * megabyte, max_sub_calendars: 20, custom_fields: 5, sso: false },
  standard: { max_file_size: 2 * megabyte, max_sub_calendars: 8, custom_fields: 1, sso: false },
  intro: { max_file_size: 0, max_sub_calendars: 4, custom_fields: 0, sso: false },
};

/** What a license allows by itself. */
export function featuresOf(license: License): Schemas['LicenseFeatures'] {
  return features[license];
}

/** Whether a license costs nothing. */
export function isFree(license: License): boolean {
  return license === 'standard' || license === 'intro';
}

/** The subscription that a calendar of the demo data begins with. */
export function seededSubscription({ id, license, created_at }: CalendarRecord): Subscription {
  const free = isFree(license);
  const startsAt = lastAnniversary(created_at);
  const upgradedLater = id % 3 === 1 && !free;
  return {
    calendar_id: id,
    license,
    status: free ? 'free' : 'active',
    starts_at: free ? created_at : isoTime(startsAt),
    ends_at: free ? null : isoTime(yearLater(startsAt)),
    billing_interval: 'year',
    auto_renew: !free,
    features: featuresOf(license),
    license_history: upgradedLater
      ? [
          historyEntry(2, license, isoTime(startsAt), null),
          historyEntry(1, 'standard', created_at, isoTime(startsAt)),
        ]
      : [historyEntry(1, license, created_at, null)],
  };
}

/** An entry of the license history that nobody signed. */
export function historyEntry(
  id: number,
  license: License,
  starts_at: string,
  ends_at: string | null,
): Schemas['LicenseHistoryEntry'] {
  return { id, license, starts_at, ends_at, note: '', author: null };
}

function lastAnniversary(created: string): number {
  const date = new Date(created);
  while (yearLater(date.getTime()) <= referenceTime) date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime();
}

function yearLater(time: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}
