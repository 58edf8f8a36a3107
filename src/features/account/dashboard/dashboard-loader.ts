import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import type { UserCalendar } from '../user-calendar.ts';

/** The calendars of the logged-in user. */
export async function loader({
  request: { signal },
}: LoaderFunctionArgs): Promise<readonly UserCalendar[]> {
  return requireLoaded(await listCalendars({}, { signal }), signal).results;
}
