import {
  type SearchCalendarsData,
  type SearchCalendarsInput,
  searchCalendars,
} from '#generated/admin/fetchers.ts';
import type { Search } from './search/search.ts';

export type FoundCalendar = SearchCalendarsData['results'][number];
export type CalendarField = NonNullable<NonNullable<SearchCalendarsInput['query']>['type']>;

/** Finds calendars of all customers. */
export const calendarSearch: Search<CalendarField, FoundCalendar> = {
  types: ['all', 'title', 'identifier', 'key', 'owner', 'organization'],
  maxQueryLength: 200,
  find: (query, options) => searchCalendars({ query }, options),
};
