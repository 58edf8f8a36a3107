import type { Account } from '../world/accounts.ts';
import { findCalendars } from '../world/calendar-search.ts';
import type { Handler, Handlers } from './handler.ts';

const searchCalendars: Handler<'searchCalendars', Account> = ({ query }) => {
  const { offset = 0, limit = 100, ...search } = query;
  const found = findCalendars(search);
  return {
    status: 200,
    body: { total: found.length, offset, limit, results: found.slice(offset, offset + limit) },
  };
};

export const adminCalendarCalls = { searchCalendars } satisfies Handlers<Account>;
