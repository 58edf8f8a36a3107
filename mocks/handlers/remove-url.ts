import { hash } from 'node:crypto';
import type { UserRecord } from '../seed/user-record.ts';
import { dashboardCalendars, removeFromDashboard } from '../world/dashboard-calendars.ts';
import type { PageMessage, World } from '../world/world.ts';
import type { Handlers } from './handler.ts';

export const removeUrlCalls = {
  removeCalendar(call) {
    const { world, account, sessionToken, now, basePath, path, query } = call;
    const leadTo = (page: string) =>
      ({ status: 303, headers: { Location: basePath + page } }) as const;
    if (!account || sessionToken === undefined) return leadTo('/login');
    world.pageMessages.set(sessionToken, outcome());
    return leadTo('/user/dashboard');

    function outcome(): PageMessage {
      if (world.impersonation(sessionToken, now)) return notAsSupport;
      const isOwn = query.token === removalToken(sessionToken ?? '', path.calendarId);
      const title = isOwn && account ? leaveCalendar(world, account, path.calendarId) : undefined;
      if (title === undefined) return nothingRemoved;
      const text = '“%title%” is no longer among your calendars.';
      return { type: 'success', text, params: { title } };
    }
  },
} satisfies Handlers;

const notAsSupport: PageMessage = {
  type: 'error',
  text: 'Only the account’s owner can remove calendars. No calendar was removed.',
};

const nothingRemoved: PageMessage = {
  type: 'error',
  text: 'This link is not valid any more. No calendar was removed.',
};

/** Removes a calendar from a user's list and returns its title; undefined if it was not on it. */
function leaveCalendar(world: World, user: UserRecord, calendarId: number): string | undefined {
  const calendar = dashboardCalendars(world, user).find(({ id }) => id === calendarId);
  if (!calendar) return undefined;
  removeFromDashboard(world, user, calendarId);
  return calendar.title;
}

/** The address at which the session's user removes a calendar, relative to the base URL. */
export function removeUrl(sessionToken: string, calendarId: number): string {
  return `/user/calendars/${calendarId}/remove?token=${removalToken(sessionToken, calendarId)}`;
}

/** A token derived from the session's own, which scripts must not see. */
function removalToken(sessionToken: string, calendarId: number): string {
  return hash('sha256', `${sessionToken}/${calendarId}`).slice(0, 32);
}
