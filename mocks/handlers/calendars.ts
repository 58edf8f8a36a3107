import { errorBody } from '../errors.ts';
import type { Account } from '../world/accounts.ts';
import { allCalendars } from '../world/all-calendars.ts';
import { type Calendar, dashboardCalendars } from '../world/dashboard-calendars.ts';
import type { Call, Handler, Handlers, OperationId } from './handler.ts';

/** The calendars on the user's list: those that were not taken off it. */
export function listedCalendars({
  world,
  account,
  now,
}: Pick<Call<OperationId, Account>, 'world' | 'account' | 'now'>): readonly Calendar[] {
  const { left } = world.pages(account, now);
  return dashboardCalendars(account.user.id).filter(({ id }) => !left.has(id));
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
  call.world.pages(call.account, call.now).left.add(calendarId);
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
