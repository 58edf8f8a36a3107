import type { components } from '#generated/admin/types.ts';
import type { CalendarRecord } from './demo-calendars.ts';
import {
  type SeededTime,
  storyDate,
  storyTime,
  type TimedRecord,
  type WorldTime,
} from './moment.ts';

type Schemas = components['schemas'];
export type License = Schemas['LicenseTier'];
export type Subscription = TimedRecord<Schemas['Subscription']>;

const megabyte = 1024 * 1024;

/** The highest one first. */
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

/** The default features of a license. */
export function listFeatures(license: License): Schemas['LicenseFeatures'] {
  return features[license];
}

/** The next higher license with its default features; null for the highest one. */
export function nextLicense(license: License) {
  const licenses = Object.keys(features).filter(isLicense);
  const next = licenses[licenses.indexOf(license) - 1];
  return next ? { license: next, features: features[next] } : null;
}

function isLicense(name: string): name is License {
  return Object.hasOwn(features, name);
}

export function isFree(license: License): boolean {
  return license === 'standard' || license === 'intro';
}

/** The initial subscription of a calendar in the demo data. */
export function seededSubscription({ id, license, created_at }: CalendarRecord): Subscription {
  const free = isFree(license);
  const startsAt = lastAnniversary(created_at);
  const upgradedLater = id % 3 === 1 && !free;
  return {
    calendar_id: id,
    license,
    status: free ? 'free' : 'active',
    starts_at: free ? created_at : startsAt,
    ends_at: free ? null : yearLater(startsAt),
    billing_interval: 'year',
    auto_renew: !free,
    features: listFeatures(license),
    license_history: upgradedLater
      ? [
          historyEntry(2, license, startsAt, null),
          historyEntry(1, 'standard', created_at, startsAt),
        ]
      : [historyEntry(1, license, created_at, null)],
  };
}

/** An entry of the license history without an author. */
export function historyEntry(
  id: number,
  license: License,
  starts_at: WorldTime,
  ends_at: WorldTime | null,
): TimedRecord<Schemas['LicenseHistoryEntry']> {
  return { id, license, starts_at, ends_at, note: '', author: null };
}

function lastAnniversary(creationTime: SeededTime): SeededTime {
  let anniversary = creationTime;
  while (yearLater(anniversary) <= 0) anniversary = yearLater(anniversary);
  return anniversary;
}

function yearLater(time: SeededTime): SeededTime {
  const date = storyDate(time);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return storyTime(date.toISOString());
}
