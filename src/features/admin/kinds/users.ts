import { type SearchUsersData, searchUsers } from '#generated/admin/fetchers.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { oneOf, type Search } from '../search/search.ts';

export type FoundUser = SearchUsersData['results'][number];

const fields = ['all', 'name', 'email', 'id'] as const;
const states = ['active', 'inactive', 'deleted'] as const;
const sorts = ['name', 'email', 'created_at', 'last_login_at'] as const;

/** Searches users, including deleted and inactive ones. */
export const userSearch: Search<FoundUser> = {
  table: 'users',
  kind: 'users',
  fields,
  sorts,
  filters: { state: states },
  maxQueryLength: 200,
  find: ({ type, groupby: _, filters, sort, order, ...page }, options) => {
    const query = definedOnly({
      type: oneOf(fields, type),
      state: oneOf(states, filters.state),
      sort: oneOf(sorts, sort),
      order,
      ...page,
    });
    return searchUsers({ query }, options);
  },
};
