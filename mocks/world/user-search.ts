import type { UserRecord } from '../seed/user-record.ts';
import { TextSearch } from './text-search.ts';

/** Finds users in a list of them; `all` finds a user by the whole id as well. */
export const userSearch = new TextSearch<UserRecord, 'name' | 'email'>({
  texts: { name: ({ name }) => name, email: ({ email }) => email },
  exact: ({ id }) => String(id),
});
