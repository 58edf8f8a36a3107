import type { components } from '#generated/admin/types.ts';
import type { Moment } from '#src/util/dates.ts';
import {
  historyEntry,
  isFree,
  type License,
  listFeatures,
  type Subscription,
} from '../seed/licenses.ts';

type Schemas = components['schemas'];

/** Changes the license of a subscription, including its features and its history. */
export function withLicense(
  subscription: Subscription,
  license: License,
  { author, now }: { author: Schemas['Person']; now: Moment },
): Subscription {
  const endedLicenses = subscription.license_history.map((past) =>
    past.ends_at === null ? { ...past, ends_at: now } : past,
  );
  const free = isFree(license);
  return {
    ...subscription,
    license,
    status: free ? 'free' : 'active',
    ends_at: free ? null : subscription.ends_at,
    features: listFeatures(license),
    license_history: [
      { ...historyEntry(endedLicenses.length + 1, license, now, null), author },
      ...endedLicenses,
    ],
  };
}
