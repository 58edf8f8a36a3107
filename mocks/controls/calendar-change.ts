import type { Answer } from '../contract/answer.ts';
import type { CalendarCall } from '../handlers/calendar/calendar-call.ts';
import { commentCalls } from '../handlers/calendar/comments.ts';
import { eventWriteCalls, newEvent } from '../handlers/calendar/event-writes.ts';
import { signupCalls } from '../handlers/calendar/signups.ts';
import type { OperationId } from '../handlers/handler.ts';
import { newUser } from '../seed/user-record.ts';
import { dateText, hourMs, timeText } from '../time/local-time.ts';
import { knownZone } from '../time/zones.ts';
import { type Access, authorFrom } from '../world/calendar/access.ts';
import type { CalendarState } from '../world/calendar/calendar-state.ts';
import { calendarState } from '../world/calendar/calendar-states.ts';
import { plannedCreation } from '../world/calendar/change-event.ts';
import { commitChange } from '../world/calendar/commit.ts';
import { createViewer } from '../world/calendar/event-view.ts';
import { findOccurrence } from '../world/calendar/find-occurrence.ts';
import {
  type Occurrence,
  occurrenceId,
  textsAt,
  versionAt,
} from '../world/calendar/occurrences.ts';
import { openedCalendar } from '../world/calendar/opened-calendar.ts';
import { refuseField, takeFields } from './control.ts';

interface Fields {
  calendar: string;
  change: 'create' | 'rename' | 'move' | 'delete' | 'comment' | 'sign-up';
  event?: string;
  title?: string;
}

const text = { type: 'string' };
const changes = ['create', 'rename', 'move', 'delete', 'comment', 'sign-up'];

/** Another person, in another browser. */
const rosa = newUser({ id: 9100, name: 'Rosa Ruder', email: 'rosa@example.com', createdAt: 0 });

type VisitorCall = Omit<CalendarCall<OperationId>, 'path' | 'query' | 'body'>;

/** Lets another visitor change something in a calendar, so that its effect can be seen on an open page. */
export const changeCalendar = takeFields<Fields>(
  { calendar: text, change: { enum: changes }, event: text, title: text },
  ['calendar', 'change'],
  ({ calendar: name, change, event: id = '', title }, { context }) => {
    const { world, now } = context;
    const calendar = openedCalendar(world, /^ks/.test(name) ? { key: name } : { identifier: name });
    if (!calendar) return refuseField('calendar', 'Must be a key or an identifier.');
    const state = calendarState(world, calendar);
    const access: Access = {
      calendar,
      state,
      kind: 'user',
      name: rosa.name,
      role: 'admin',
      keyId: null,
      user: rosa,
      isHere: false,
      roleFor: () => 'admin',
    };
    const viewer = createViewer(access, knownZone(state.settings.date_time.time_zone), now);
    const call = { ...context, account: rosa, access, viewer };
    if (change === 'create') return { event: createEvent(call, title) };
    const event = findOccurrence(state, id);
    if (!event) return refuseField('event', 'Must be the id of an event.');
    const { status, body } = changeEvent(change, call, event, title);
    return status < 400 ? { event: occurrenceId(event) } : Response.json(body, { status });
  },
);

function changeEvent(change: string, call: VisitorCall, event: Occurrence, title?: string): Answer {
  const path = { calendar: call.access.calendar.key, eventId: occurrenceId(event) };
  const version = versionAt(event);
  const request = { ...call, path, query: {} };
  switch (change) {
    case 'delete':
      return eventWriteCalls.deleteEvent({ ...request, query: { version }, body: undefined });
    case 'comment':
      return commentCalls.createComment({
        ...request,
        body: { message: title ?? 'See you there.' },
      });
    case 'sign-up':
      return signupCalls.signUp({ ...request, body: { name: title ?? rosa.name } });
    case 'move':
      return eventWriteCalls.updateEvent({
        ...request,
        body: { version, start: later(call, event) },
      });
    default: {
      const newTitle = title ?? `${textsAt(event).title} (changed)`;
      return eventWriteCalls.updateEvent({ ...request, body: { version, title: newTitle } });
    }
  }
}

/** An hour after the start of an event, or a day. */
function later({ viewer: { zone } }: VisitorCall, { allDay, start }: Occurrence): string {
  return allDay ? dateText(start + 24 * hourMs) : timeText(zone.toLocal(start) + hourMs);
}

/** Adds an event at the next full hour, also without the values that the calendar requires, and returns its id. */
function createEvent(call: VisitorCall, title = 'New event'): string {
  const { access, now, viewer } = call;
  const { state } = access;
  const start = viewer.zone.toLocal(Math.ceil(now.getTime() / hourMs) * hourMs);
  const subCalendarIds = [(state.subCalendars.find(isFree) ?? state.subCalendars[0])?.id ?? 0];
  const times = { allDay: false, start, end: start + hourMs, zone: viewer.zone };
  const record = newEvent(call, { texts: { title, subCalendarIds }, times }, viewer.zone);
  if (!record) throw new Error('An event without a rule takes place.');
  commitChange(state, plannedCreation(record).change, { author: authorFrom(access), now });
  return record.id;
}

function isFree({ active, allows_overlap }: CalendarState['subCalendars'][number]): boolean {
  return active && allows_overlap;
}
