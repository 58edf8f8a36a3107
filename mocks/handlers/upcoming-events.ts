import type { components } from '#generated/app/types.ts';
import { dayMs } from '#src/util/dates.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { type LocalTime, startOfDay } from '../time/local-time.ts';
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
    const events = parts
      .flatMap((part) => part.events)
      .sort(
        (a, b) => a.start - b.start || a.end - b.end || a.view.calendar_id - b.view.calendar_id,
      );
    const first = events.slice(0, call.query.limit ?? 10).map(({ view }) => view);
    return {
      status: 200,
      body: {
        events: first,
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
  readonly view: components['schemas']['UpcomingEvent'];
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
  const access = openListedCalendar(world, account, calendar);
  if (!access) return { events: [], isComplete: true };
  const localNow = zone.toLocal(now.getTime());
  const today = startOfDay(localNow);
  const viewer = createViewer(access, zone, now);
  const readUntil = (endDay: LocalTime) =>
    eventsInRange(access.state.events.list(), dayRange(today, endDay, zone), viewer);
  const { events, tooMany } = readUntil(today + (daysAhead + 1) * dayMs);
  const lastDay = tooMany?.lastDay;
  const firstEvents = lastDay === undefined ? [] : (readUntil(lastDay + dayMs).events ?? []);
  return {
    events: (events ?? firstEvents)
      .map((occurrence) => eventAhead(occurrence, calendar.id, zone))
      .filter(({ end }) => end > localNow),
    isComplete: !tooMany,
  };
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
