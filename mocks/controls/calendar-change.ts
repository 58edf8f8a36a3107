import type { Author } from '../seed/calendar/records.ts';
import { hourMs } from '../time/local-time.ts';
import { knownZone } from '../time/zones.ts';
import type { CalendarState } from '../world/calendar/calendar-state.ts';
import { calendarState } from '../world/calendar/calendar-states.ts';
import {
  firstOccurrence,
  type PlannedChange,
  plannedDeletion,
  plannedUpdate,
} from '../world/calendar/change-event.ts';
import { commitChange, noteTalk } from '../world/calendar/commit.ts';
import { findOccurrence } from '../world/calendar/find-occurrence.ts';
import { type Occurrence, occurrenceId, stateAt, textsAt } from '../world/calendar/occurrences.ts';
import { openedCalendar } from '../world/calendar/opened-calendar.ts';
import { type Changes, noExceptions } from '../world/calendar/series.ts';
import { isoTime } from '../world/times.ts';
import type { Control } from './control.ts';
import { choice, FieldError, kind, readFields } from './fields.ts';

/** Another person, in another browser. */
const author: Author = { name: 'Rosa Ruder', userId: 9100, keyId: null, isHere: false };

const changes = ['create', 'rename', 'move', 'delete', 'comment', 'sign-up'] as const;
const aText = kind('a text', (value) => (typeof value === 'string' ? value : undefined));

interface Act {
  readonly state: CalendarState;
  readonly occurrence: Occurrence | undefined;
  readonly title: string | undefined;
  readonly now: Date;
}

/** Lets another visitor change something in a calendar, so that its effect can be seen on an open page. */
export const changeCalendar: Control = async ({ context: { world, now } }, request) => {
  const fields = await readFields(
    request,
    { calendar: aText, change: choice(changes), event: aText, title: aText },
    ['calendar', 'change'],
  );
  const { calendar: name = '', change, event = '', title } = fields;
  const calendar = openedCalendar(world, /^ks/.test(name) ? { key: name } : { identifier: name });
  if (!calendar) {
    throw new FieldError([{ field: 'calendar', message: 'Must be a key or an identifier.' }]);
  }
  const state = calendarState(world, calendar);
  const occurrence = findOccurrence(state, event);
  if (!occurrence && change !== 'create') {
    throw new FieldError([{ field: 'event', message: 'Must be the id of an event.' }]);
  }
  const outcome = act(change ?? 'create', { state, occurrence, title, now });
  return Response.json({ event: outcome });
};

/** Returns the id of the event that was changed. */
function act(change: string, { state, occurrence, title, now }: Act): string {
  const signature = { author, now };
  if (!occurrence) return saveChange(state, createdEvent(state, title, now), now);
  const plan = { state, occurrence, scope: 'this', at: isoTime(now) } as const;
  switch (change) {
    case 'create':
      return saveChange(state, createdEvent(state, title, now), now);
    case 'delete':
      return saveChange(state, plannedDeletion(plan), now);
    case 'comment':
      addTo(state.comments, occurrence, {
        ...{ id: lastId(state.comments) + 1, author, message: title ?? 'See you there.' },
        created_at: isoTime(now),
        updated_at: null,
      });
      noteTalk(state, occurrence, { ...signature, part: 'comments' });
      return occurrenceId(occurrence);
    case 'sign-up':
      addTo(state.signups, occurrence, {
        ...{ id: lastId(state.signups) + 1, author, name: title ?? author.name },
        created_at: isoTime(now),
      });
      noteTalk(state, occurrence, { ...signature, part: 'signups' });
      return occurrenceId(occurrence);
    default:
      return saveChange(state, planUpdate(plan, change, title), now);
  }
}

function planUpdate(plan: Parameters<typeof plannedUpdate>[0], change: string, title?: string) {
  const { allDay, start, end, record } = plan.occurrence;
  const zone = knownZone(record.zone);
  const local = (time: number) => (allDay ? time + 24 * hourMs : zone.toLocal(time) + hourMs);
  const newValues: Changes =
    change === 'move'
      ? { texts: {}, times: { allDay, start: local(start), end: local(end), zone } }
      : { texts: { title: title ?? `${textsAt(plan.occurrence).title} (changed)` } };
  const planned = plannedUpdate(plan, newValues);
  if (typeof planned === 'string') throw new Error(`The change is not possible: ${planned}.`);
  return planned;
}

function createdEvent(state: CalendarState, title: string | undefined, now: Date): PlannedChange {
  const zone = state.settings.date_time.time_zone;
  const start = Math.ceil(now.getTime() / hourMs) * hourMs;
  const at = isoTime(now);
  const record = {
    ...{ id: state.newEventId(), version: state.newVersion(), title: title ?? 'New event' },
    ...{ who: '', location: '', notes: '', custom: {}, signup: null, attachments: [] },
    subCalendarIds: [(state.subCalendars.find(isFree) ?? state.subCalendars[0])?.id ?? 0],
    ...{ allDay: false, start, end: start + hourMs, zone, recurrence: null },
    ...{ exceptions: noExceptions, author, createdAt: at, updatedAt: at },
  };
  const event = firstOccurrence(record);
  const after = stateAt(event);
  const history = { kind: 'created', scope: null, original: null, before: null, after } as const;
  return {
    change: { edits: [{ rootId: record.id, after: record, history }], eventId: record.id },
    event,
  };
}

function isFree({ active, allows_overlap }: CalendarState['subCalendars'][number]): boolean {
  return active && allows_overlap;
}

function saveChange(state: CalendarState, { change }: PlannedChange, now: Date): string {
  commitChange(state, change, { author, now });
  return change.eventId ?? '';
}

function addTo<Item>(lists: Map<string, readonly Item[]>, occurrence: Occurrence, item: Item) {
  const id = occurrenceId(occurrence);
  lists.set(id, [...(lists.get(id) ?? []), item]);
}

function lastId(lists: ReadonlyMap<string, readonly { readonly id: number }[]>): number {
  return Math.max(0, ...[...lists.values()].flat().map(({ id }) => id));
}
