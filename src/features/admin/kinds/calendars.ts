import { type SearchCalendarsData, searchCalendars } from '#generated/admin/fetchers.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { oneOf, type Search } from '../search/search.ts';
import { licenseTiers } from './license-names.ts';

export type FoundCalendar = SearchCalendarsData['results'][number];

const fields = ['all', 'title', 'identifier', 'key', 'owner', 'organization'] as const;
const groups = ['organization', 'owner', 'license'] as const;
const sorts = ['title', 'created_at'] as const;
const activity = ['0', '1'] as const;

/** Searches the calendars of all customers. */
export const calendarSearch: Search<FoundCalendar> = {
  table: 'calendars',
  fields,
  groups,
  sorts,
  filters: { active: activity, license: licenseTiers },
  maxQueryLength: 200,
  find: ({ type, groupby, filters, sort, order, ...page }, options) => {
    const active = oneOf(activity, filters.active);
    const query = definedOnly({
      type: oneOf(fields, type),
      groupby: oneOf(groups, groupby),
      active: active && activityOf[active],
      license: oneOf(licenseTiers, filters.license),
      sort: oneOf(sorts, sort),
      order,
      ...page,
    });
    return searchCalendars({ query }, options);
  },
};

const activityOf = { 0: 0, 1: 1 } as const;
