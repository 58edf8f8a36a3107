import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  type GetUserData,
  getUser,
  type ListEmailSubscriptionsData,
  listEmailSubscriptions,
} from '#generated/admin/fetchers.ts';
import { requireLoaded } from '#src/api/loaded.ts';

export type UserView = GetUserData;
export type EmailSubscription = ListEmailSubscriptionsData['results'][number];

export interface UserData {
  view: UserView;
  subscriptions: readonly EmailSubscription[];
}

/** Loads everything about the user in the page's address. */
export async function loader({
  params,
  request: { signal },
}: LoaderFunctionArgs): Promise<UserData> {
  const path = { id: Number(params['userId']) };
  const [view, subscriptions] = await Promise.all([
    getUser({ path }, { signal }),
    listEmailSubscriptions({ path }, { signal }),
  ]);
  return {
    view: requireLoaded(view, signal),
    subscriptions: requireLoaded(subscriptions, signal).results,
  };
}

/** The calendar whose audit log receives notes about a user: one that they own, if any, or else their first. */
export function findAuditCalendar({ user, calendars }: UserView) {
  const calendar = calendars.find(({ role }) => role === 'owner') ?? calendars[0];
  return calendar && { ...calendar, about: { kind: 'user', id: user.id } as const };
}
