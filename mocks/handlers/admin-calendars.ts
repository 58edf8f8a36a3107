import { errorBody } from '../errors.ts';
import { type Account, isStaff } from '../world/accounts.ts';
import { findCalendars } from '../world/calendar-search.ts';
import type { Handler } from './handler.ts';

export const searchCalendars: Handler<'searchCalendars', Account> = ({ account, query }) => {
  if (!isStaff(account.user)) return { status: 403, body: errorBody('permission_denied') };
  const { offset = 0, limit = 100, ...search } = query;
  const found = findCalendars(search);
  return {
    status: 200,
    body: { total: found.length, offset, limit, results: found.slice(offset, offset + limit) },
  };
};
