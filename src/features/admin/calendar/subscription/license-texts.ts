import { licenseName } from '#src/calendar/model/license-names.ts';
import type { ActContext } from '../../acts/act.ts';
import type { Subscription } from '../calendar-data.ts';
import { toSubscriptionValues } from './subscription-values.ts';

/** The names of a license's fields, and their values as text. */
export function licenseTexts({ t, formats: { date, number } }: ActContext) {
  const statuses = {
    free: t('records:Free'),
    trial: t('records:Trial'),
    active: t('records:Active'),
    cancelled: t('records:Canceled'),
    expired: t('records:Expired'),
  } as const satisfies Record<Subscription['status'], string>;
  const intervals = {
    month: t('records:Monthly'),
    year: t('records:Yearly'),
  } as const satisfies Record<Subscription['billing_interval'], string>;
  const names = {
    license: t('records:License'),
    status: t('records:State'),
    ends_at: t('records:Ends on'),
    billing_interval: t('records:Paid'),
    auto_renew: t('records:Renews automatically'),
    max_file_size: t('records:Largest attachment'),
    max_sub_calendars: t('records:Sub-calendars'),
    custom_fields: t('records:Custom fields'),
    sso: t('records:Single sign-on'),
  };
  const onOrOff = (on: boolean) => (on ? t('records:On') : t('records:Off'));
  /** Each field's value as text, by name. */
  const write = (subscription: Subscription): Readonly<Record<string, string>> => {
    const { features, ...fields } = toSubscriptionValues(subscription);
    return {
      license: licenseName(fields.license),
      status: statuses[fields.status],
      ends_at: subscription.ends_at === null ? t('records:No end') : date(subscription.ends_at),
      billing_interval: intervals[fields.billing_interval],
      auto_renew: onOrOff(fields.auto_renew),
      max_file_size: t('records:%size% MB', { size: number(features.max_file_size) }),
      max_sub_calendars: number(features.max_sub_calendars),
      custom_fields: number(features.custom_fields),
      sso: onOrOff(features.sso),
    };
  };
  return { names, statuses, intervals, write };
}
