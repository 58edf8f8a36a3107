import type { UpdateSubscriptionInput } from '#generated/admin/fetchers.ts';
import { updateSubscriptionLimits } from '#generated/admin/limits.ts';
import { changedValues } from '#src/ui/form/field-values.ts';
import { utcDay } from '#src/util/dates.ts';
import { pickSame } from '#src/util/pick-same.ts';
import { momentOn } from '../../acts/moment-on.ts';
import type { Subscription } from '../calendar-data.ts';

export type SubscriptionChanges = UpdateSubscriptionInput['body'];

/** Files are measured as in their error messages: a megabyte has 1,048,576 bytes. */
const megabyte = 1_048_576;

const { maximum: maxFileSize } = updateSubscriptionLimits['features.max_file_size'];

/** The limits of the form's fields. */
export const subscriptionLimits = {
  ...updateSubscriptionLimits,
  'features.max_file_size': { minimum: 0, maximum: maxFileSize / megabyte },
};

/** The form's fields. A day stands for the end of the term, which also has a time. */
export function toSubscriptionValues(subscription: Subscription) {
  const { license, status, ends_at, billing_interval, auto_renew, features } = subscription;
  const { max_file_size, max_sub_calendars, custom_fields, sso } = features;
  return {
    license,
    status,
    ends_at: ends_at && utcDay(ends_at),
    billing_interval,
    auto_renew,
    features: {
      /** In megabytes. */
      max_file_size: Math.round((max_file_size / megabyte) * 100) / 100,
      max_sub_calendars,
      custom_fields,
      sso,
    },
  };
}

export type SubscriptionValues = ReturnType<typeof toSubscriptionValues>;

/** The input of the call: only the changed fields and features. */
export function toChanges(
  subscription: Subscription,
  changedFields: Partial<SubscriptionValues>,
): SubscriptionChanges {
  const { ends_at, features, ...others } = changedFields;
  const differing =
    features && changedValues(toSubscriptionValues(subscription).features, features);
  const size = differing?.max_file_size;
  return {
    ...others,
    ...(ends_at !== undefined && { ends_at: ends_at && momentOn(ends_at, subscription.ends_at) }),
    ...(differing && {
      features: {
        ...differing,
        ...(size !== undefined && { max_file_size: Math.round(size * megabyte) }),
      },
    }),
  };
}

/** The changes that undo others: the values before them. */
export function previousValues(
  subscription: Subscription,
  { features, ...changes }: SubscriptionChanges,
): SubscriptionChanges {
  const { license, status, ends_at, billing_interval, auto_renew } = subscription;
  const before = { license, status, ends_at, billing_interval, auto_renew };
  const { max_file_size, max_sub_calendars, custom_fields, sso } = subscription.features;
  const featuresBefore = { max_file_size, max_sub_calendars, custom_fields, sso };
  // Another license has replaced everything else, too.
  if (changes.license) return { ...before, features: featuresBefore };
  return {
    ...pickSame(before, changes),
    ...(features && { features: pickSame(featuresBefore, features) }),
  };
}
