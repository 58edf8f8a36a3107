import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ListCalendarsData, listCalendars } from '#generated/app/fetchers.ts';
import { loaded } from '#src/api/loaded.ts';

export type UserCalendar = ListCalendarsData['results'][number];

/** The calendars of the logged-in user. */
export async function loader({
  request: { signal },
}: LoaderFunctionArgs): Promise<readonly UserCalendar[]> {
  return loaded(await listCalendars({}, { signal }), signal).results;
}
