import { findZone } from '../../time/zones.ts';
import { createViewer, eventView, nothingAllowed } from '../../world/calendar/event-view.ts';
import { isFieldShown } from '../../world/calendar/field-access.ts';
import { createPointer, openPointer } from '../../world/calendar/pointers.ts';
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
    if (!event.texts) return permissionDenied;
    const pointer = createPointer(world, access, path.eventId);
    const url = `${host}${basePath}/events/pointer/${pointer}`;
    return { status: 201, body: { pointer, url } };
  },
} satisfies CalendarHandlers;

export const publicPointerCalls = {
  getPointedEvent({ world, path, query, now }) {
    const pointed = openPointer(world, path.pointer, now);
    if (!pointed?.calendar.active) return eventNotFound;
    const { access, event } = pointed;
    const { settings, subCalendars, fields } = access.state;
    const zone = findZone(query.tz ?? settings.date_time.time_zone);
    if (!zone) return invalidField('tz', 'There is no such time zone.');
    const { title } = settings.identity;
    return {
      status: 200,
      body: {
        event: { ...eventView(event, createViewer(access, zone, now)), rights: nothingAllowed },
        calendar: { title, date_time: settings.date_time },
        sub_calendars: subCalendars
          .filter(({ id }) => event.seen.subCalendarIds.includes(id))
          .map((subCalendar) => ({ ...subCalendar, role: 'read_only' })),
        event_fields: fields.flatMap((field, position) =>
          isFieldShown(field, false) ? [{ ...field, position }] : [],
        ),
        tz: zone.name,
      },
    };
  },
} satisfies Handlers;
