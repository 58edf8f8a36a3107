import { keysOf } from '../seed/calendar-extras.ts';
import { allCalendars } from '../seed/calendars.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { type SearchRequest, TextSearch } from './text-search.ts';

type SearchField = 'title' | 'identifier' | 'key' | 'owner' | 'organization';
type Grouping = 'organization' | 'owner' | 'license';

/** Finds calendars in a list of them. */
export const calendarSearch = new TextSearch<CalendarRecord, SearchField, Grouping>({
  texts: {
    title: ({ title }) => title,
    identifier: ({ identifier }) => identifier,
    key: (calendar) => keysOf(calendar).join('\n'),
    owner: ({ owner }) => `${owner.name}\n${owner.email}`,
    organization: ({ organization }) => organization?.name ?? '',
  },
  groups: {
    organization: ({ organization }) => organization?.id,
    owner: ({ owner }) => owner.id,
    license: ({ license }) => license,
  },
});

/** All calendars of the demo data with a text in a field. */
export function findCalendars(
  request: SearchRequest<SearchField, Grouping>,
  calendars: readonly CalendarRecord[] = allCalendars(),
): readonly CalendarRecord[] {
  return calendarSearch.find(calendars, request);
}
