import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { getCalendar } from '#generated/calendar/fetchers.ts';
import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { firstDays } from '#src/api/first-days.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import { filterFields } from '#src/calendar/model/filters.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { openEvents } from '#src/calendar/store/open-events.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { isRecord } from '#src/util/is-record.ts';
import { type CalendarMemory, readMemory, remember } from '../address/calendar-memory.ts';
import type { KnownParts } from '../address/calendar-state.ts';
import type {
  CalendarConfiguration,
  CalendarData,
  ReadableCalendar,
  StartState,
} from '../address/readable-calendar.ts';
import { preloadView, startView, usableViews } from './start-view.ts';

type Obstacle = Exclude<CalendarData, ReadableCalendar>;

/** The obstacles that keep a calendar from being shown, by the error's id. */
const obstacles: Readonly<Record<string, (error: RequestError) => Obstacle>> = {
  calendar_password_required: () => ({ kind: 'protected' }),
  calendar_inactive: () => ({ kind: 'inactive' }),
  permission_denied: (error) => ({ kind: 'denied', ownerName: readOwnerName(error) }),
};

/** The last data read of the calendars whose events are kept. */
const lastRead = new WeakMap<EventStore, ReadableCalendar>();

/**
 * Reads a calendar. The code of its view and its first events are read at the same time; the page shows the events' days
 * before they arrive. If it cannot be read again, what the page shows of it stays, and so does what is typed there.
 * @throws Response 404 if there is no such calendar for this visitor.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<CalendarData> {
  const { signal, url } = request;
  const address = readAddress(params);
  const memory = readMemory(address);
  const { search, searchParams } = new URL(url);
  void preloadView(searchParams.get('view'), memory.view, signal);
  const events = openEvents(address, memory.zone);
  const shownCalendar = events.isInUse ? lastRead.get(events) : undefined;
  // The same days as the script in the page's head, which has asked for them already.
  const { first, last } = firstDays(search, new Date());
  if (!events.isInUse) events.prefetch({ first: dayNumber(first), last: dayNumber(last) });
  try {
    const input = { path: { calendar: address } };
    const configuration = requireLoaded(
      // The login is a page here, not a dialog over nothing.
      await getCalendar(input, { signal, reauthenticate: false }),
      signal,
    );
    const calendar = readableCalendar(address, configuration, { events, memory });
    lastRead.set(calendar.events, calendar);
    await preloadView(searchParams.get('view'), calendar.start.view, signal);
    return calendar;
  } catch (error) {
    if (error instanceof LoginRequiredError) return { kind: 'login' };
    if (!(error instanceof RequestError)) throw error;
    if (error.id === 'calendar_not_found') throw new Response(null, { status: 404 });
    const obstacle = obstacles[error.id]?.(error);
    if (obstacle) return obstacle;
    if (!shownCalendar || !error.isUnexpected) throw error;
    events.tellCalendarAgain();
    return shownCalendar;
  }
}

/** The owner's name in a refusal; null if it tells none. */
function readOwnerName({ response }: RequestError): string | null {
  const name = isRecord(response) ? response['owner_name'] : null;
  return typeof name === 'string' ? name : null;
}

/** A calendar that has been read, and what its page can show of it and begins with. */
function readableCalendar(
  address: string,
  configuration: CalendarConfiguration,
  reading: Pick<ReadableCalendar, 'events' | 'memory'>,
): ReadableCalendar {
  const { settings, sub_calendars, event_fields } = configuration;
  const { enabled_views, default_view, narrow_default_view } = settings.calendar_views;
  const { show_time_zone, time_zone } = settings.date_time;
  const { events, memory } = show_time_zone ? reading : inOwnZone(address, reading);
  const views = usableViews(enabled_views);
  const active = sub_calendars.filter((subCalendar) => subCalendar.active);
  const knownParts: KnownParts = {
    views: views.map(({ name }) => name),
    subCalendarIds: active.map(({ id }) => id),
    optionIds: filterFields(event_fields).flatMap(({ options }) => options.map(({ id }) => id)),
  };
  const view = startView(views, memory.view, default_view, narrow_default_view).name;
  return {
    kind: 'readable',
    address,
    configuration,
    events,
    memory,
    zone: memory.zone ?? time_zone,
    active,
    knownParts,
    start: { view, ...rememberedChoices(memory, knownParts) },
  };
}

/** The reader's choices of earlier visits, as far as they are still there. */
function rememberedChoices(
  memory: CalendarMemory,
  knownParts: KnownParts,
): Omit<StartState, 'view'> {
  const ids = memory.sub?.filter((id) => knownParts.subCalendarIds.includes(id)) ?? [];
  const filters = memory.filters?.filter((id) => knownParts.optionIds.includes(id));
  return {
    sub: ids.length > 0 ? new Set(ids) : null,
    filters: new Set(filters),
    scale: memory.scale ?? 'week',
  };
}

/** The events in the calendar's own zone if the reader had chosen another, which the calendar has stopped offering. */
function inOwnZone(
  address: string,
  { events, memory: { zone, ...memory } }: Pick<ReadableCalendar, 'events' | 'memory'>,
): Pick<ReadableCalendar, 'events' | 'memory'> {
  if (zone === undefined) return { events, memory };
  remember(address, { zone: undefined });
  return { events: openEvents(address, undefined), memory };
}

/** The key or identifier of the calendar in an address. */
function readAddress(params: LoaderFunctionArgs['params']): string {
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
