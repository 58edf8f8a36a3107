import type {
  CalendarContents,
  EventException,
  EventRecord,
  Permission,
} from '#mocks/seed/calendar/records.ts';
import {
  calendarSettings,
  eventFields,
  olivia,
  subCalendars,
} from '#mocks/seed/calendar/story-calendar.ts';
import { listFeatures } from '#mocks/seed/licenses.ts';
import { knownZone, resolveSpan } from '#mocks/time/zones.ts';
import type { Access } from '#mocks/world/calendar/access.ts';
import { CalendarState } from '#mocks/world/calendar/calendar-state.ts';
import {
  createViewer,
  type SeenOccurrence,
  seenOccurrence,
} from '#mocks/world/calendar/event-view.ts';
import type { Occurrence } from '#mocks/world/calendar/occurrences.ts';

export const zurich = knownZone('Europe/Zurich');

/** A time by the clock on the wall, or a date: `2026-03-02T18:00`. */
export function local(text: string): number {
  return Date.parse(text.includes('T') ? `${text}Z` : text);
}

/** When something takes place, in UTC: `2026-03-02T17:00–2026-03-02T18:30`, or only the times of the same day. */
export function spanText({ start, end }: Pick<Occurrence, 'start' | 'end'>): string {
  const [from = '', to = ''] = [start, end].map((time) =>
    new Date(time).toISOString().slice(0, 16),
  );
  return `${from}–${to.startsWith(from.slice(0, 10)) ? to.slice(11) : to}`;
}

/** What a test says about an event; its times are local in its zone. */
interface Written extends Partial<Omit<EventRecord, 'start' | 'end' | 'exceptions'>> {
  readonly from?: string;
  readonly to?: string;
  readonly rrule?: string;
  /** By the original start. */
  readonly exceptions?: Readonly<Record<string, EventException['changes']>>;
}

/** The training on Monday, March 2, from 18:00 to 19:30 in Zurich, unless a test says otherwise. */
export function eventRecord(written: Written = {}): EventRecord {
  const {
    from = '2026-03-02T18:00',
    to = '2026-03-02T19:30',
    rrule,
    exceptions,
    ...more
  } = written;
  const { allDay = false, zone = 'Europe/Zurich' } = more;
  const [first, last] = [local(from), local(to)];
  const span = resolveSpan(first, last, knownZone(zone));
  return {
    ...{ id: '7001', version: '1', title: 'Training', who: '', location: '', notes: '' },
    ...{ custom: {}, subCalendarIds: [10101], signup: null, attachments: [], author: olivia },
    ...{ createdAt: '2026-01-01T08:00:00Z', updatedAt: '2026-01-01T08:00:00Z', allDay, zone },
    start: allDay ? first : span.start.instant,
    end: allDay ? last : span.end.instant,
    recurrence: rrule === undefined ? null : { rrule, start: first, length: last - first },
    exceptions: new Map(
      Object.entries(exceptions ?? {}).map(([original, changes]) => [
        Date.parse(original),
        { version: '1', changes, updatedAt: '2026-01-01T08:00:00Z' },
      ]),
    ),
    ...more,
  };
}

/** A calendar in Zurich with three sub-calendars, and the events of a test. */
export function calendarState(
  events: readonly EventRecord[],
  more: Partial<CalendarContents> = {},
): CalendarState {
  const names = ['Eights', 'Fours', 'Sculls'];
  const contents: CalendarContents = {
    settings: calendarSettings('Rowing club', 'Europe/Zurich'),
    subCalendars: subCalendars(
      101,
      names.map((name) => ({ name, color: 'blue' })),
    ),
    fields: eventFields(),
    events,
    comments: new Map(),
    signups: new Map(),
    history: new Map(),
    ...more,
  };
  return new CalendarState(contents, 'log');
}

/** A visitor with a link, by default to everything; or with a role for each sub-calendar. */
export function visitor(
  state: CalendarState,
  role: Permission | Readonly<Record<number, Permission>> = 'admin',
  more: Partial<Pick<Access, 'user' | 'keyId' | 'kind' | 'name'>> = {},
): Access {
  return {
    calendar: {
      ...{ id: 101, identifier: 'rowing', title: 'Rowing club', key: 'ksr0wingclubmain01' },
      ...{ owner: { id: 1, name: 'Olivia Owner' }, organization: null, active: true },
      ...{ keys: [], password: null },
      license: { license: 'pro', features: listFeatures('pro') },
    },
    ...{ state, kind: 'key', name: 'Main link', keyId: 1011, user: undefined, isHere: true },
    role: typeof role === 'string' ? role : 'mixed',
    roleFor: (id) => (typeof role === 'string' ? role : (role[id] ?? 'no_access')),
    ...more,
  };
}

/** The time of the documents' story: Monday, March 2, at 10:00 in Zurich. */
export const storyNow = new Date('2026-03-02T09:00:00Z');

/** An occurrence as a visitor sees it, who does see it. */
export function seenBy(access: Access, occurrence: Occurrence): SeenOccurrence {
  const seen = seenOccurrence(occurrence, createViewer(access, zurich, storyNow));
  if (!seen) throw new Error('The visitor does not see the event.');
  return seen;
}
