import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  type GetCalendarDetailsData,
  type GetSubscriptionData,
  getCalendarDetails,
  getSubscription,
} from '#generated/admin/fetchers.ts';
import { requireLoaded } from '#src/api/loaded.ts';

export type CalendarDetails = GetCalendarDetailsData;
export type Subscription = GetSubscriptionData;

export interface CalendarData {
  details: CalendarDetails;
  subscription: Subscription;
}

/** Loads everything about the calendar in the page's address. */
export async function loader({
  params,
  request: { signal },
}: LoaderFunctionArgs): Promise<CalendarData> {
  const path = { id: Number(params['calendarId']) };
  const [details, subscription] = await Promise.all([
    getCalendarDetails({ path }, { signal }),
    getSubscription({ path }, { signal }),
  ]);
  return {
    details: requireLoaded(details, signal),
    subscription: requireLoaded(subscription, signal),
  };
}
