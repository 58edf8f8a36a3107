import { errorBody } from '../http/errors.ts';
import { failingAccountId } from '../seed/accounts.ts';
import { allCalendars } from '../seed/calendars.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { type Calendar, dashboardCalendars } from '../world/dashboard-calendars.ts';
import type { World } from '../world/world.ts';
import type { AccountCall } from './account-call.ts';
import type { Handler, Handlers } from './handler.ts';

/** The calendars on the user's list: those that were not taken off it. */
export function listedCalendars({ world, account }: AccountCall): readonly Calendar[] {
  return dashboardCalendars(world, account);
}

const listCalendars: Handler<'listCalendars', UserRecord> = (call) => {
  if (call.account.id === failingAccountId) {
    return { status: 500, body: errorBody('internal_error') };
  }
  return { status: 200, body: { results: [...listedCalendars(call)] } };
};

const leaveCalendar: Handler<'leaveCalendar', UserRecord> = (call) => {
  const { account, world } = call;
  const { calendarId } = call.path;
  if (!listedCalendars(call).some(({ id }) => id === calendarId)) {
    return { status: 404, body: errorBody('not_found') };
  }
  world.changeUser(account.id, { leftCalendars: new Set([...account.leftCalendars, calendarId]) });
  return { status: 204 };
};

const closeProtectedCalendar: Handler<'closeProtectedCalendar'> = ({ path, world }) =>
  closed(
    world,
    allCalendars().find(({ key }) => key === path.calendarKey),
  );

const closeProtectedCalendarByIdentifier: Handler<'closeProtectedCalendarByIdentifier'> = ({
  path,
  world,
}) =>
  closed(
    world,
    allCalendars().find(({ identifier }) => identifier === path.identifier),
  );

function closed(world: World, calendar: CalendarRecord | undefined) {
  if (!calendar) return { status: 404, body: errorBody('not_found') } as const;
  world.closedCalendars.add(calendar.id);
  return { status: 204 } as const;
}

export const calendarCalls = { listCalendars, leaveCalendar } satisfies Handlers<UserRecord>;

export const publicCalendarCalls = {
  closeProtectedCalendar,
  closeProtectedCalendarByIdentifier,
} satisfies Handlers;
