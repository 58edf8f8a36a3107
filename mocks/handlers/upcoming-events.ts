import type { components } from '#generated/app/types.ts';
import { dayMs } from '#src/util/dates.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { startOfDay } from '../time/local-time.ts';
import { findZone, type Zone } from '../time/zones.ts';
import { openListedCalendar } from '../world/calendar/access.ts';
import { createViewer, type SeenOccurrence, spanView } from '../world/calendar/event-view.ts';
import { dayRange, occurrenceId } from '../world/calendar/occurrences.ts';
import { eventsInRange } from '../world/calendar/range-events.ts';
import { dashboardCalendars, type ListedCalendar } from '../world/dashboard-calendars.ts';
import { invalidField } from './admin-support.ts';
import type { Call, Handlers } from './handler.ts';

type UpcomingCall = Call<'getUpcomingEvents', UserRecord>;

const daysAhead = 30;

export const upcomingEventCalls = {
  getUpcomingEvents(call) {
    const zone = findZone(call.query.tz);
    if (!zone) return invalidField('tz', 'There is no such time zone.');
    const events = dashboardCalendars(call.world, call.account)
      .flatMap((calendar) => eventsAhead(call, calendar, zone))
      .sort(
        (a, b) => a.start - b.start || a.end - b.end || a.view.calendar_id - b.view.calendar_id,
      );
    const first = events.slice(0, call.query.limit ?? 10).map(({ view }) => view);
    return { status: 200, body: { events: first, total: events.length, tz: zone.name } };
  },
} satisfies Handlers<UserRecord>;

interface EventAhead {
  /** Local times, so that an event of the whole day is the first of its day. */
  readonly start: number;
  readonly end: number;
  readonly view: components['schemas']['UpcomingEvent'];
}

/** The events of a calendar that are not over, as its user may see them; none if the calendar cannot be opened now. */
function eventsAhead(
  { world, account, now }: UpcomingCall,
  calendar: ListedCalendar,
  zone: Zone,
): EventAhead[] {
  const access = openListedCalendar(world, account, calendar);
  if (!access) return [];
  const localNow = zone.toLocal(now.getTime());
  const today = startOfDay(localNow);
  const range = dayRange(today, today + (daysAhead + 1) * dayMs, zone);
  const { events = [] } = eventsInRange(
    access.state.events.list(),
    range,
    createViewer(access, zone, now),
  );
  return events
    .map((occurrence) => eventAhead(occurrence, calendar.id, zone))
    .filter(({ end }) => end > localNow);
}

function eventAhead(occurrence: SeenOccurrence, calendarId: number, zone: Zone): EventAhead {
  const { allDay, start, end, texts } = occurrence;
  const local = (time: number) => (allDay ? time : zone.toLocal(time));
  return {
    start: local(start),
    end: local(end),
    view: {
      id: occurrenceId(occurrence),
      calendar_id: calendarId,
      title: texts?.title ?? null,
      ...spanView(occurrence, zone),
    },
  };
}
