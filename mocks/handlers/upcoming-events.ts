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
    const parts = dashboardCalendars(call.world, call.account).map((calendar) =>
      eventsAhead(call, calendar, zone),
    );
    const events = parts.flatMap((part) => part.events).sort(inOrder);
    const first = events.slice(0, call.query.limit ?? 10);
    return {
      status: 200,
      body: {
        events: first.map((event) => upcomingEvent(event, zone)),
        total: parts.every(({ isComplete }) => isComplete) ? events.length : null,
        tz: zone.name,
      },
    };
  },
} satisfies Handlers<UserRecord>;

interface EventAhead {
  /** Local times, so that an event of the whole day is the first of its day. */
  readonly start: number;
  readonly end: number;
  readonly calendarId: number;
  readonly occurrence: SeenOccurrence;
}

interface EventsAhead {
  readonly events: readonly EventAhead[];
  /** False if only the first days have few enough events. */
  readonly isComplete: boolean;
}

/** The events of a calendar that are not over, as its user may see them; none if the calendar cannot be opened now. */
function eventsAhead(
  { world, account, now }: UpcomingCall,
  calendar: ListedCalendar,
  zone: Zone,
): EventsAhead {
  const access = openListedCalendar({ world, account, now }, calendar);
  if (!access) return { events: [], isComplete: true };
  const localNow = zone.toLocal(now.getTime());
  const today = startOfDay(localNow);
  const { events, tooMany } = eventsInRange(
    access.state.events.list(),
    dayRange(today, today + (daysAhead + 1) * dayMs, zone),
    createViewer(access, zone, now),
  );
  return {
    events: (events ?? tooMany.firstEvents)
      .map((occurrence) => eventAhead(occurrence, calendar.id, zone))
      .filter(({ end }) => end > localNow),
    isComplete: !tooMany,
  };
}

function eventAhead(occurrence: SeenOccurrence, calendarId: number, zone: Zone): EventAhead {
  const { allDay, start, end } = occurrence;
  const local = (time: number) => (allDay ? time : zone.toLocal(time));
  return { start: local(start), end: local(end), calendarId, occurrence };
}

function inOrder(a: EventAhead, b: EventAhead): number {
  const order = a.start - b.start || a.end - b.end || a.calendarId - b.calendarId;
  return order || (occurrenceId(a.occurrence) < occurrenceId(b.occurrence) ? -1 : 1);
}

function upcomingEvent(
  { calendarId, occurrence }: EventAhead,
  zone: Zone,
): components['schemas']['UpcomingEvent'] {
  return {
    id: occurrenceId(occurrence),
    calendar_id: calendarId,
    title: occurrence.texts?.title ?? null,
    ...spanView(occurrence, zone),
  };
}
