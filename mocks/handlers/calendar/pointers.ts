import { findZone } from '../../time/zones.ts';
import {
  createViewer,
  eventView,
  nothingAllowed,
  seenOccurrence,
} from '../../world/calendar/event-view.ts';
import { isFieldShown } from '../../world/calendar/field-access.ts';
import { occurrenceId } from '../../world/calendar/occurrences.ts';
import {
  createPointer,
  openPointer,
  pointedOccurrence,
  pointerAccess,
} from '../../world/calendar/pointers.ts';
import { invalidField, permissionDenied } from '../admin-support.ts';
import type { Handlers } from '../handler.ts';
import { type CalendarHandlers, eventNotFound, seenEvent } from './calendar-call.ts';

/** Like other links in mails and answers, which have no request to learn their host from. */
const host = 'https://calendar.example';

export const pointerCalls = {
  createEventPointer(call) {
    const { access, path, world, basePath, viewer } = call;
    const event = seenEvent(path.eventId, viewer);
    if (!event) return eventNotFound;
    if (!event.seen.seesDetails) return permissionDenied;
    const pointer = createPointer(world, access.calendar, occurrenceId(event));
    const url = `${host}${basePath}/events/pointer/${pointer}`;
    return { status: 201, body: { pointer, url } };
  },
} satisfies CalendarHandlers;

export const publicPointerCalls = {
  getPointedEvent({ world, path, query, now }) {
    const pointed = openPointer(world, path.pointer);
    if (!pointed?.calendar.active) return eventNotFound;
    const access = pointerAccess(world, pointed.calendar);
    const { settings, subCalendars, fields } = access.state;
    const zone = findZone(query.tz ?? settings.date_time.time_zone);
    if (!zone) return invalidField('tz', 'There is no such time zone.');
    const viewer = createViewer(access, zone, now);
    const occurrence = pointedOccurrence(access, pointed.eventId, now);
    const seen = occurrence && seenOccurrence(occurrence, viewer);
    if (!seen) return eventNotFound;
    const { title } = settings.identity;
    return {
      status: 200,
      body: {
        event: { ...eventView(seen, viewer), rights: nothingAllowed },
        calendar: { title, date_time: settings.date_time },
        sub_calendars: subCalendars
          .filter(({ id }) => seen.seen.subCalendarIds.includes(id))
          .map((one) => ({ ...one, role: 'read_only' })),
        event_fields: fields.flatMap((field, position) =>
          isFieldShown(field, false) ? [{ ...field, position }] : [],
        ),
        tz: zone.name,
      },
    };
  },
} satisfies Handlers;
