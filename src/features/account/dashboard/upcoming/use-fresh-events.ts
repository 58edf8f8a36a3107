import { startTransition, useState } from 'react';
import {
  type GetUpcomingEventsData,
  getUpcomingEvents,
} from '#generated/app/calendars/fetchers.ts';
import type { CallOptions } from '#src/api/call.ts';
import { ignoreFailure } from '#src/api/errors.ts';
import { loadLater } from '#src/api/loaded.ts';
import { useReturn } from '#src/ui/use-return.ts';
import { deviceZone } from '#src/util/time-zones.ts';

export type EventsAhead = Promise<GetUpcomingEventsData>;

/** The next events of all calendars, in the device's time zone. */
export function readUpcomingEvents(options: CallOptions): EventsAhead {
  const query = { tz: deviceZone(), limit: 8 };
  return loadLater(getUpcomingEvents({ query }, options), options.signal);
}

/**
 * The next events, read again when the user returns to the page, since time has passed. If that fails, they stay as they
 * are, without a message.
 * @param known from the page's loader.
 */
export function useFreshEvents(known: EventsAhead): EventsAhead {
  const [latest, setLatest] = useState({ known, events: known });
  useReturn(() => {
    const events = readUpcomingEvents({ reauthenticate: false, quiet: true });
    events.then(() => startTransition(() => setLatest({ known, events }))).catch(ignoreFailure);
  });
  // A later answer of the loader is newer.
  return latest.known === known ? latest.events : known;
}
