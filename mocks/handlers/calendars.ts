import { errorBody } from '../errors.ts';
import type { Account } from '../world/accounts.ts';
import { allCalendars } from '../world/all-calendars.ts';
import { type Calendar, dashboardCalendars } from '../world/dashboard-calendars.ts';
import { type AccountCall, pagesOf } from './account-call.ts';
import type { Handler, Handlers } from './handler.ts';

/** The calendars on the user's list: those that were not taken off it. */
export function listedCalendars(call: AccountCall): readonly Calendar[] {
  const { left } = pagesOf(call);
  return dashboardCalendars(call.account.user.id).filter(({ id }) => !left.has(id));
}

const listCalendars: Handler<'listCalendars', Account> = (call) => {
  if (call.account.calendarsFail) return { status: 500, body: errorBody('internal_error') };
  return { status: 200, body: { calendars: [...listedCalendars(call)] } };
};

const leaveCalendar: Handler<'leaveCalendar', Account> = (call) => {
  const { calendarId } = call.path;
  if (!listedCalendars(call).some(({ id }) => id === calendarId)) {
    return { status: 404, body: errorBody('not_found') };
  }
  pagesOf(call).left.add(calendarId);
  return { status: 204 };
};

const closeProtectedCalendar: Handler<'closeProtectedCalendar'> = ({ path }) =>
  closed(allCalendars().some(({ key }) => key === path.calendarKey));

const closeProtectedCalendarById: Handler<'closeProtectedCalendarById'> = ({ path }) =>
  closed(allCalendars().some(({ identifier }) => identifier === path.calendarId));

function closed(isKnown: boolean) {
  return isKnown
    ? ({ status: 204 } as const)
    : ({ status: 404, body: errorBody('not_found') } as const);
}

export const calendarCalls = { listCalendars, leaveCalendar } satisfies Handlers<Account>;

export const publicCalendarCalls = {
  closeProtectedCalendar,
  closeProtectedCalendarById,
} satisfies Handlers;
