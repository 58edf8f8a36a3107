import type { UpdateSubscriptionInput } from '#generated/admin/fetchers.ts';
import { changedValues } from '#src/ui/form/field-values.ts';
import type { Subscription } from '../calendar-loader.ts';

export type SubscriptionChanges = UpdateSubscriptionInput['body'];

/** The form's fields. A day stands for the end of the term, which also has a time. */
export function editedOf(subscription: Subscription) {
  const { license, status, ends_at, billing_interval, auto_renew, features } = subscription;
  const { max_file_size, max_sub_calendars, custom_fields, sso } = features;
  return {
    license,
    status,
    ends_at: ends_at?.slice(0, 10) ?? null,
    billing_interval,
    auto_renew,
    features: { max_file_size, max_sub_calendars, custom_fields, sso },
  };
}

export type SubscriptionValues = ReturnType<typeof editedOf>;

/** The input of the call: only the changed fields and features. */
export function changesOf(
  subscription: Subscription,
  changed: Partial<SubscriptionValues>,
): SubscriptionChanges {
  const { ends_at, features, ...others } = changed;
  const differing = features && changedValues(editedOf(subscription).features, features);
  return {
    ...others,
    ...(ends_at !== undefined && { ends_at: ends_at && endOf(subscription, ends_at) }),
    ...(differing && { features: differing }),
  };
}

/** The end on another day, with its time of day unchanged. */
function endOf({ ends_at }: Subscription, day: string): string {
  return `${day}T${ends_at?.slice(11) ?? '00:00:00Z'}`;
}
