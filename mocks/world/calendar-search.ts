import type { operations } from '#generated/admin/types.ts';
import { listKeys } from '../seed/calendar-extras.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { narrowRows } from './narrow-rows.ts';
import { TextSearch } from './text-search.ts';

type Request = NonNullable<operations['searchCalendars']['parameters']['query']>;

const search = new TextSearch<CalendarRecord, Exclude<Request['type'], 'all' | undefined>>({
  texts: {
    title: ({ title }) => title,
    identifier: ({ identifier }) => identifier,
    key: (calendar) => listKeys(calendar).join('\n'),
    owner: ({ owner }) => `${owner.name}\n${owner.email}`,
    organization: ({ organization }) => organization?.name ?? '',
  },
});

const narrowing = {
  filters: {
    active: ({ active }: CalendarRecord) => Number(active),
    license: ({ license }: CalendarRecord) => license,
    organization: ({ organization }: CalendarRecord) => organization?.id,
  },
  sorts: {
    title: ({ title }: CalendarRecord) => title,
    created_at: ({ created_at }: CalendarRecord) => created_at,
  },
  groups: {
    organization: ({ organization }: CalendarRecord) => organization?.id,
    owner: ({ owner }: CalendarRecord) => owner.id,
    license: ({ license }: CalendarRecord) => license,
  },
};

/** The calendars that a request of the admin tool looks for. */
export function findCalendars(
  calendars: readonly CalendarRecord[],
  request: Request,
): readonly CalendarRecord[] {
  return narrowRows(search.find(calendars, request), request, narrowing);
}
