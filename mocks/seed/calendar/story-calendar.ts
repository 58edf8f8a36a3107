import { dayMs, type Moment, utcDay } from '#src/util/dates.ts';
import {
  hourMs,
  type LocalTime,
  minuteMs,
  mondayBefore,
  partsAt,
  weekday,
} from '../../time/local-time.ts';
import { knownZone, resolveSpan } from '../../time/zones.ts';
import { storyTime } from '../moment.ts';
import type {
  Author,
  CalendarSettings,
  EventException,
  EventFieldRecord,
  EventRecord,
  EventTexts,
  SubCalendarRecord,
} from './records.ts';

/** The people of the stories, as authors of events. */
export const olivia: Author = { name: 'Olivia Owner', userId: 1, keyId: null, isHere: false };
export const milo: Author = { name: 'Milo Member', userId: 2, keyId: null, isHere: false };
export const hugo: Author = { name: 'Hugo Hafner', userId: 20, keyId: null, isHere: false };
export const paula: Author = { name: 'Paula Petrović', userId: 21, keyId: null, isHere: false };

export function authorByKey(keyId: number, name: string): Author {
  return { name, userId: null, keyId, isHere: false };
}

/** An event of the demo data. Times are local in its zone. */
export type Draft = Partial<EventTexts> & {
  readonly id: string;
  readonly title: string;
  readonly on: readonly number[];
  readonly author?: Author;
  /** Dates in the documents' story. */
  readonly created?: string;
  readonly updated?: string;
  /** The number of times it has been saved. */
  readonly version?: number;
  /** The calendar's own zone by default. */
  readonly zone?: string;
  readonly rrule?: string;
  readonly exceptions?: readonly (readonly [original: LocalTime, changes: ExceptionDraft | null])[];
} & (
    | { readonly from: LocalTime; readonly to: LocalTime }
    | { readonly firstDay: LocalTime; readonly lastDay: LocalTime }
  );

/** The differences between an occurrence and its series; its times are local, too. */
export interface ExceptionDraft {
  readonly title?: string;
  readonly from?: LocalTime;
  readonly to?: LocalTime;
}

/** The week in which a world begins, and the zone of a calendar. */
export class Story {
  readonly zone: string;
  readonly #start: Date;

  constructor(start: Date, zone: string) {
    this.#start = start;
    this.zone = zone;
  }

  /** A local time: `at(0, 'MO', '17:30')` is in the week in which the world begins. */
  at(week: number, day: keyof typeof dayNumbers, time = '00:00'): LocalTime {
    const [hours, minutes] = time.split(':').map(Number);
    const days = week * 7 + dayNumbers[day];
    const monday = mondayBefore(knownZone(this.zone).toLocal(this.#start.getTime()));
    return monday + days * dayMs + (hours ?? 0) * hourMs + (minutes ?? 0) * minuteMs;
  }

  /** The local midnight of the day on which clocks change next, after a number of changes. */
  clockChange(changes: number, zone = this.zone): LocalTime {
    const foundZone = knownZone(zone);
    let instant = this.#start.getTime();
    for (let count = 0; count <= changes; count += 1)
      instant = foundZone.nextTransition(instant) ?? 0;
    return Math.floor(foundZone.toLocal(instant) / dayMs) * dayMs;
  }

  /** When something of the documents' story happened, in the format of responses. */
  date(storyDate: string): Moment {
    const time = this.#start.getTime() + storyTime(storyDate);
    return `${utcDay(time)}T${new Date(time).toISOString().slice(11, -5)}Z`;
  }

  event(draft: Draft): EventRecord {
    const { zone = this.zone, rrule, author = olivia, version = 1 } = draft;
    const creationTime = this.date(draft.created ?? '2025-11-20T10:00:00Z');
    const updateTime = draft.updated === undefined ? creationTime : this.date(draft.updated);
    const allDay = 'firstDay' in draft;
    const local = allDay
      ? { start: draft.firstDay, end: draft.lastDay + dayMs }
      : { start: draft.from, end: draft.to };
    const instant = (time: LocalTime) => (allDay ? time : knownZone(zone).resolve(time).instant);
    const span = resolveSpan(local.start, local.end, knownZone(zone));
    const exceptions = (draft.exceptions ?? []).map(
      ([original, changes]): [number, EventException] => [
        instant(original),
        {
          version: '1',
          updatedAt: updateTime,
          changes: changes && exceptionChanges(changes, allDay, instant),
        },
      ],
    );
    return {
      id: draft.id,
      version: String(version),
      title: draft.title,
      who: draft.who ?? '',
      location: draft.location ?? '',
      notes: draft.notes ?? '',
      custom: draft.custom ?? {},
      subCalendarIds: draft.on,
      signup: draft.signup ?? null,
      attachments: draft.attachments ?? [],
      allDay,
      start: allDay ? local.start : span.start.instant,
      end: allDay ? local.end : span.end.instant,
      zone,
      recurrence:
        rrule === undefined ? null : { rrule, start: local.start, length: local.end - local.start },
      exceptions: new Map(exceptions),
      author,
      createdAt: creationTime,
      updatedAt: updateTime,
    };
  }
}

function exceptionChanges(
  { title, from, to }: ExceptionDraft,
  allDay: boolean,
  instant: (time: LocalTime) => number,
): EventException['changes'] {
  return {
    ...(title === undefined ? {} : { title }),
    ...(from === undefined || to === undefined
      ? {}
      : { allDay, start: instant(from), end: instant(to) }),
  };
}

const dayNumbers = { MO: 0, TU: 1, WE: 2, TH: 3, FR: 4, SA: 5, SU: 6 } as const;

/** The next day that is a weekday (0 is Sunday) at a place in its month, the first being 1. */
export function weekdayOfMonth(day: LocalTime, wantedWeekday: number, place: number): LocalTime {
  for (let next = day; ; next += dayMs) {
    if (weekday(next) === wantedWeekday && Math.ceil(partsAt(next).day / 7) === place) return next;
  }
}

/** The last day of a month that is neither a Saturday nor a Sunday. */
export function lastWorkday(day: LocalTime): LocalTime {
  const { year, month } = partsAt(day);
  const last = Date.UTC(year, month, 0);
  return last - (weekday(last) === 0 ? 2 : weekday(last) === 6 ? 1 : 0) * dayMs;
}

const builtInTypes = ['who', 'location', 'notes', 'signup', 'comments', 'attachments'] as const;

/** The fields that every calendar has, and its own. */
export function eventFields(
  own: readonly (Pick<EventFieldRecord, 'id' | 'type' | 'name'> & Partial<EventFieldRecord>)[] = [],
): EventFieldRecord[] {
  const plain = {
    active: true,
    required: false,
    in_title: false,
    visibility: 'all_users',
    multiple: false,
    options: [],
  } as const;
  const builtIn = builtInTypes.map((type, index) => ({
    id: 1001 + index,
    type,
    name: null,
    ...plain,
    options: [],
  }));
  return [...builtIn, ...own.map((field) => ({ ...plain, options: [], ...field }))];
}

/** Sub-calendars with ids that begin with the calendar's. */
export function subCalendars(
  calendarId: number,
  list: readonly (Pick<SubCalendarRecord, 'name' | 'color'> & Partial<SubCalendarRecord>)[],
): SubCalendarRecord[] {
  return list.map((subCalendar, index) => ({
    id: calendarId * 100 + index + 1,
    active: true,
    allows_overlap: true,
    ...subCalendar,
  }));
}

const allViews: CalendarSettings['calendar_views']['enabled_views'] = [
  'month',
  'weeks',
  'week',
  'days',
  'scheduler',
  'timeline',
  'list',
  'agenda',
  'table',
  'year',
];

/** Settings that differ from the defaults in a few places. */
export function calendarSettings(
  title: string,
  time_zone: string,
  {
    general_settings = {},
    date_time = {},
    calendar_views = {},
    identity = {},
  }: { [Section in keyof CalendarSettings]?: Partial<CalendarSettings[Section]> } = {},
): CalendarSettings {
  return {
    general_settings: { language: 'en', visitor_language: null, about: '', ...general_settings },
    date_time: {
      time_zone,
      show_time_zone: true,
      week_start: 1,
      use_24h_times: null,
      date_locale: null,
      ...date_time,
    },
    calendar_views: {
      default_view: 'month',
      narrow_default_view: null,
      enabled_views: allViews,
      time_resolution: 30,
      visible_from: 7,
      visible_to: 22,
      hide_weekend: null,
      show_week_numbers: false,
      days: 3,
      weeks: 4,
      agenda_days: 14,
      ...calendar_views,
    },
    identity: { title, logo_url: null, header_color: 'blue', ...identity },
  };
}
