import { listKeys } from '../seed/calendar-extras.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { TextSearch } from './text-search.ts';

type SearchField = 'title' | 'identifier' | 'key' | 'owner' | 'organization';
type Grouping = 'organization' | 'owner' | 'license';

export const calendarSearch = new TextSearch<CalendarRecord, SearchField, Grouping>({
  texts: {
    title: ({ title }) => title,
    identifier: ({ identifier }) => identifier,
    key: (calendar) => listKeys(calendar).join('\n'),
    owner: ({ owner }) => `${owner.name}\n${owner.email}`,
    organization: ({ organization }) => organization?.name ?? '',
  },
  groups: {
    organization: ({ organization }) => organization?.id,
    owner: ({ owner }) => owner.id,
    license: ({ license }) => license,
  },
});
