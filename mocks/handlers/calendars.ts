import { errorBody } from '../errors.ts';
import type { Account } from '../world/accounts.ts';
import { dashboardCalendars } from '../world/dashboard-calendars.ts';
import type { Handler, Handlers } from './handler.ts';

const listCalendars: Handler<'listCalendars', Account> = ({ account }) => {
  if (account.calendarsFail) return { status: 500, body: errorBody('internal_error') };
  return { status: 200, body: { calendars: [...dashboardCalendars(account.user.id)] } };
};

export const calendarCalls = { listCalendars } satisfies Handlers<Account>;
