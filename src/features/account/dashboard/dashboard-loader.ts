import type { LoaderFunctionArgs } from 'react-router-dom';
import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import { readUpcomingEvents } from './upcoming/use-fresh-events.ts';

/** The calendars of the logged-in user, and the next events in them. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const upcomingEvents = readUpcomingEvents({ signal });
  const { results: calendars } = requireLoaded(await listCalendars({}, { signal }), signal);
  return { calendars, upcomingEvents };
}
