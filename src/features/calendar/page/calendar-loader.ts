import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { getCalendar } from '#generated/calendar/fetchers.ts';
import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { firstDays } from '#src/api/first-days.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { openEvents } from '#src/calendar/store/open-events.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { readMemory, remember } from '../address/calendar-memory.ts';
import type { CalendarData, ReadableCalendar } from '../address/readable-calendar.ts';

/** The obstacles that keep a calendar from being shown, by the error's id. */
const obstacles: Readonly<Record<string, Exclude<CalendarData, ReadableCalendar>>> = {
  calendar_password_required: { kind: 'protected' },
  calendar_inactive: { kind: 'inactive' },
};

/** The last data read of the calendars whose events are kept. */
const lastRead = new WeakMap<EventStore, ReadableCalendar>();

/**
 * Reads a calendar. Its first events are read at the same time; the page shows their days before they arrive. If it cannot
 * be read again, what the page shows of it stays, and so does what is typed there.
 * @throws Response 404 if there is no such calendar for this visitor.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<CalendarData> {
  const { signal, url } = request;
  const address = readAddress(params);
  const memory = readMemory(address);
  const events = openEvents(address, memory.zone);
  const shownCalendar = events.isInUse ? lastRead.get(events) : undefined;
  // The same days as the script in the page's head, which has asked for them already.
  const { first, last } = firstDays(new URL(url).search, new Date());
  if (!events.isInUse) events.prefetch({ first: dayNumber(first), last: dayNumber(last) });
  try {
    const input = { path: { calendar: address } };
    const configuration = requireLoaded(
      // The login is a page here, not a dialog over nothing.
      await getCalendar(input, { signal, reauthenticate: false }),
      signal,
    );
    const calendar = inOfferedZone({ kind: 'readable', address, configuration, events, memory });
    lastRead.set(calendar.events, calendar);
    return calendar;
  } catch (error) {
    if (error instanceof LoginRequiredError) return { kind: 'login' };
    if (!(error instanceof RequestError)) throw error;
    if (error.id === 'calendar_not_found') throw new Response(null, { status: 404 });
    const obstacle = obstacles[error.id];
    if (obstacle) return obstacle;
    if (!shownCalendar || !error.isUnexpected) throw error;
    events.tellCalendarAgain();
    return shownCalendar;
  }
}

/** The calendar in its own zone if it has stopped offering others. */
function inOfferedZone(calendar: ReadableCalendar): ReadableCalendar {
  const { zone, ...others } = calendar.memory;
  if (zone === undefined || calendar.configuration.settings.date_time.show_time_zone)
    return calendar;
  remember(calendar.address, { zone: undefined });
  return { ...calendar, events: openEvents(calendar.address, undefined), memory: others };
}

/** The key or identifier of the calendar in an address. */
export function readAddress(params: LoaderFunctionArgs['params']): string {
  return params['calendarKey'] ?? params['identifier'] ?? '';
}

/** The page itself follows its address; only a change on the server needs new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
