import { eventIds, findEventCalendar } from '../../seed/events.ts';
import { createToken } from '../../seed/secrets.ts';
import { knownZone } from '../../time/zones.ts';
import type { World } from '../world.ts';
import type { Access } from './access.ts';
import { calendarState } from './calendar-states.ts';
import { nextStart } from './expansion.ts';
import { findOccurrence } from './find-occurrence.ts';
import { type Occurrence, occurrenceAt, regularOccurrence } from './occurrences.ts';
import { type OpenedCalendar, openedCalendar } from './opened-calendar.ts';

/** The pointer of an event: the same each time. */
export function createPointer(world: World, { id, identifier }: OpenedCalendar, eventId: string) {
  // The demo data's events have pointers from the start.
  const isKnown = eventIds({ id }).map(String).includes(eventId) && world.calendars.get(id);
  const pointer = `ev-${isKnown ? eventId : createToken(20, 'pointer', id, eventId)}`;
  if (!isKnown) world.pointers.set(pointer, { identifier, eventId });
  return pointer;
}

/** The calendar and the event that a pointer leads to; undefined if it leads nowhere. */
export function openPointer(
  world: World,
  pointer: string,
): { readonly calendar: OpenedCalendar; readonly eventId: string } | undefined {
  const id = findEventCalendar(pointer);
  const identifier =
    id === undefined
      ? world.pointers.get(pointer)?.identifier
      : world.calendars.get(id)?.identifier;
  const calendar = identifier === undefined ? undefined : openedCalendar(world, { identifier });
  if (!calendar) return undefined;
  return { calendar, eventId: world.pointers.get(pointer)?.eventId ?? pointer.slice(3) };
}

/** A visitor who reads a calendar with nothing but a pointer. */
export function pointerAccess(world: World, calendar: OpenedCalendar): Access {
  const state = calendarState(world, calendar);
  return {
    ...{ calendar, state, kind: 'key', name: 'Link', keyId: null, user: undefined },
    role: 'read_only',
    isHere: true,
    roleFor: () => 'read_only',
  };
}

/** The event that a pointer's page shows. Of a series, that is the next occurrence, or the first if all are over. */
export function pointedOccurrence(
  { state }: Access,
  eventId: string,
  now: Date,
): Occurrence | undefined {
  const found = findOccurrence(state, eventId);
  const series = state.events.get(eventId);
  if (!series?.recurrence) return found;
  const local = knownZone(series.zone).toLocal(now.getTime());
  const start = nextStart(series.recurrence, series, local);
  const next = start === undefined ? undefined : regularOccurrence(series, start).original;
  return (next == null ? undefined : occurrenceAt(series, next)) ?? found;
}
