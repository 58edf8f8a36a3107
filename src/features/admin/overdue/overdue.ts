import {
  type ListOverdueOrganizationsData,
  listOverdueOrganizations,
} from '#generated/admin/fetchers.ts';
import type { Search } from '../search/search.ts';

export type OverdueOrganization = ListOverdueOrganizationsData['results'][number];

/** Lists organizations that owe money, longest overdue first. */
export const overdueSearch: Search<OverdueOrganization> = {
  table: 'overdue',
  fields: ['all'],
  maxQueryLength: 0,
  find: ({ offset, limit }, options) =>
    listOverdueOrganizations({ query: { offset, limit } }, options),
};
