import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ListCalendarsData, listCalendars } from '#generated/app/fetchers.ts';

export type UserCalendar = ListCalendarsData['results'][number];

/** The calendars of the logged-in user; nothing when the page was left meanwhile. */
export async function loader({ request }: LoaderFunctionArgs): Promise<readonly UserCalendar[]> {
  const data = await listCalendars({}, { signal: request.signal });
  return data?.results ?? [];
}
