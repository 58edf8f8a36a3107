import {
  type GetUpcomingEventsData,
  getUpcomingEvents,
} from '#generated/app/calendars/fetchers.ts';
import type { CallOptions } from '#src/api/call.ts';
import { loadLater } from '#src/api/loaded.ts';
import { deviceZone } from '#src/util/time-zones.ts';
import { useFreshData } from '../use-fresh-data.ts';

export type EventsAhead = Promise<GetUpcomingEventsData>;

/** The next events of all calendars, in the device's time zone. */
export function readUpcomingEvents(options: CallOptions): EventsAhead {
  const query = { tz: deviceZone(), limit: 8 };
  return loadLater(getUpcomingEvents({ query }, options), options.signal);
}

/** The next events, of which some are over by the time the user returns. */
export function useFreshEvents(knownEvents: EventsAhead): EventsAhead {
  return useFreshData(knownEvents, async () => {
    const events = readUpcomingEvents({ reauthenticate: false, quiet: true });
    await events;
    return { data: events };
  });
}
