import type { EventRecord } from '../../seed/calendar/records.ts';
import {
  eventPointer,
  mainKeyId,
  type PointerMaker,
  seededPointers,
} from '../../seed/event-pointers.ts';
import { knownZone } from '../../time/zones.ts';
import type { World } from '../world.ts';
import { type Access, keyAccess, memberAccess } from './access.ts';
import { createViewer, type SeenOccurrence, seenOccurrence, type Viewer } from './event-view.ts';
import { nextStart } from './expansion.ts';
import { findOccurrence } from './find-occurrence.ts';
import { occurrenceAt, regularOccurrence, textsAt } from './occurrences.ts';
import { type OpenedCalendar, openedCalendar } from './opened-calendar.ts';
import { isKeyOpen } from './sharing.ts';
import { visibleTexts } from './visible-texts.ts';

/** An event that somebody has shared. */
export interface SharedEvent {
  /** The calendar's. */
  readonly identifier: string;
  readonly eventId: string;
  readonly maker: PointerMaker;
}

/** The pointer of a visitor for an event: the same each time. */
export function createPointer(world: World, access: Access, eventId: string): string {
  const { id, identifier } = access.calendar;
  const maker = makerFrom(access);
  const pointer = eventPointer(id, eventId, maker);
  world.pointers.set(pointer, { identifier, eventId, maker });
  return pointer;
}

function makerFrom({ keyId, user }: Access): PointerMaker {
  if (keyId !== null) return { keyId };
  if (!user) throw new Error('Nobody has opened the calendar.');
  return { userId: user.id };
}

/** The event that a pointer shows. */
interface Pointed {
  readonly calendar: OpenedCalendar;
  /** Of a reader with nothing but the pointer. */
  readonly access: Access;
  /** As its maker sees it, with what only readers may know. */
  readonly event: SeenOccurrence;
}

/** Opens a pointer; undefined if it leads to nothing, or to what its maker may not see in detail by now. */
export function openPointer(world: World, pointer: string, now: Date): Pointed | undefined {
  const shared = world.pointers.get(pointer) ?? sharedInDemo(world, pointer);
  const calendar = shared && openedCalendar(world, { identifier: shared.identifier });
  const access = calendar && makerAccess(world, calendar, shared.maker, now);
  if (!access) return undefined;
  const maker = withoutInactive(access);
  const zone = knownZone(maker.state.settings.date_time.time_zone);
  const viewer = createViewer(maker, zone, now);
  const seen = pointedOccurrence(shared.eventId, viewer);
  const event = seen && forReading(seen, viewer);
  if (!event?.texts) return undefined;
  const reader: Access = {
    calendar,
    state: maker.state,
    kind: 'key',
    name: 'Link',
    keyId: null,
    user: undefined,
    role: 'read_only',
    isHere: true,
    roleFor: () => 'read_only',
  };
  return { calendar, access: reader, event };
}

function sharedInDemo(world: World, pointer: string): SharedEvent | undefined {
  const place = seededPointers().get(pointer);
  const calendar = place && world.calendars.get(place.calendarId);
  if (!calendar) return undefined;
  const { eventId, calendarId } = place;
  const { identifier } = calendar;
  return { identifier, eventId, maker: { keyId: mainKeyId(calendarId) } };
}

/** Determines what the maker of a pointer may see now; undefined if their key or membership has ended. */
function makerAccess(
  world: World,
  calendar: OpenedCalendar,
  maker: PointerMaker,
  now: Date,
): Access | undefined {
  if ('keyId' in maker) {
    const entry = calendar.keys.find(({ id }) => id === maker.keyId);
    return entry && isKeyOpen(world, entry, now) ? keyAccess(world, calendar, entry) : undefined;
  }
  const user = world.users.get(maker.userId);
  return user && memberAccess(world, calendar, user);
}

/** A pointer ends with the last sub-calendar of its event, also one of an administrator, who sees inactive ones. */
function withoutInactive(access: Access): Access {
  const { subCalendars } = access.state;
  const active = new Set(subCalendars.flatMap(({ id, active }) => (active ? [id] : [])));
  return { ...access, roleFor: (id) => (active.has(id) ? access.roleFor(id) : 'no_access') };
}

/** Of a series, the next occurrence that the visitor sees, or the first if all are over. */
function pointedOccurrence(eventId: string, viewer: Viewer): SeenOccurrence | undefined {
  const { state } = viewer.access;
  const series = state.events.get(eventId);
  if (series?.recurrence) {
    const now = knownZone(series.zone).toLocal(viewer.now.getTime());
    const { start } = series.recurrence;
    return seenFrom(now, series, viewer) ?? seenFrom(start, series, viewer);
  }
  const occurrence = findOccurrence(state, eventId);
  return occurrence && seenOccurrence(occurrence, viewer);
}

/** The first occurrence of a series from a local time on that the visitor sees. */
function seenFrom(from: number, series: EventRecord, viewer: Viewer): SeenOccurrence | undefined {
  const { recurrence } = series;
  if (!recurrence) return undefined;
  const find = (time: number) => nextStart(recurrence, series, time);
  let start = find(from);
  while (start !== undefined) {
    const { original } = regularOccurrence(series, start);
    const next = original === null ? undefined : occurrenceAt(series, original);
    const seen = next && seenOccurrence(next, viewer);
    // All others that are like the series are hidden with the first of them.
    if (seen || (next && !next.exception)) return seen;
    start = find(start + 1);
  }
  return undefined;
}

/** An event for readers, who change nothing. */
function forReading(event: SeenOccurrence, { fields }: Viewer): SeenOccurrence {
  const seen = { ...event.seen, mayChange: false, until: undefined };
  return { ...event, seen, texts: visibleTexts(textsAt(event), seen, fields) };
}
