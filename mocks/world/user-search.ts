import type { UserRecord } from '../seed/user-record.ts';
import { TextSearch } from './text-search.ts';

/** Searches users; `all` also finds a user by the complete id. */
export const userSearch = new TextSearch<UserRecord, 'name' | 'email'>({
  texts: { name: ({ name }) => name, email: ({ email }) => email },
  exact: ({ id }) => String(id),
});
