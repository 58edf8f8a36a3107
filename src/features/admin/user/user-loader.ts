import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  type GetUserData,
  getUser,
  type ListEmailSubscriptionsData,
  listEmailSubscriptions,
} from '#generated/admin/fetchers.ts';
import { loaded } from '#src/api/loaded.ts';

export type UserView = GetUserData;
export type EmailSubscription = ListEmailSubscriptionsData['results'][number];

export interface UserData {
  view: UserView;
  subscriptions: readonly EmailSubscription[];
}

/** All about the user of the page's address. */
export async function loader({
  params,
  request: { signal },
}: LoaderFunctionArgs): Promise<UserData> {
  const path = { id: Number(params['userId']) };
  const [view, subscriptions] = await Promise.all([
    getUser({ path }, { signal }),
    listEmailSubscriptions({ path }, { signal }),
  ]);
  return { view: loaded(view, signal), subscriptions: loaded(subscriptions, signal).results };
}

/** The calendar in whose audit staff note what they did for a user: one of their own, if they have one. */
export function notedCalendar({ calendars }: UserView): UserView['calendars'][number] | undefined {
  return calendars.find(({ role }) => role === 'owner') ?? calendars[0];
}
