import { dayMs } from '#src/util/dates.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import { knownZone, type Zone } from '../../time/zones.ts';
import { Bookings, overlaps } from './bookings.ts';
import type { CalendarState } from './calendar-state.ts';
import type { EventEdit } from './commit.ts';
import {
  dayRange,
  type Occurrence,
  occurrenceAt,
  occurrenceId,
  occurrencesIn,
} from './occurrences.ts';

/** Series are checked this far ahead. */
const horizonMs = 366 * dayMs;
const nextFreeMs = 14 * dayMs;
const mostConflicts = 20;

/** The events in the way of others, earliest first. */
export interface Overlap {
  readonly conflicts: readonly Occurrence[];
  /** The next time at which the event fits; null if there is none soon, or it repeats. */
  readonly nextFree: { readonly start: number; readonly end: number } | null;
}

/** The target of a write that adds or changes: an event, a series, or an occurrence of a series. */
export interface Candidate {
  readonly record: EventRecord;
  /** The only occurrence of the series that changes. */
  readonly original?: number | null;
  /** Other events that change along with it. */
  readonly edits?: readonly EventEdit[];
}

/** The times that events take, with those that change along with a candidate as they will be. */
export function listBookings(
  state: CalendarState,
  { edits = [] }: Pick<Candidate, 'edits'> = {},
): Bookings {
  const changing = new Set(edits.map(({ rootId }) => rootId));
  const otherRecords = state.events.list().filter(({ id }) => !changing.has(id));
  const records = [...otherRecords, ...edits.flatMap(({ after }) => after ?? [])];
  return new Bookings(state, records, knownZone(state.settings.date_time.time_zone));
}

/** The events in the way, on sub-calendars that allow only one at a time; undefined if there are none. */
export function overlapWith(
  state: CalendarState,
  candidate: Candidate,
  bookings: Bookings = listBookings(state, candidate),
): Overlap | undefined {
  if (bookings.strictIds(candidate.record).length === 0) return undefined;
  const wantedOccurrences = candidateOccurrences(candidate, bookings.zone);
  const conflicts = findConflicts(candidate, wantedOccurrences, bookings);
  if (conflicts.length === 0) return undefined;
  const [first, second] = wantedOccurrences;
  const nextFree = first && !second ? nextFreeSpan(candidate, first, bookings) : null;
  return { conflicts, nextFree };
}

function candidateOccurrences({ record, original = null }: Candidate, zone: Zone): Occurrence[] {
  if (original !== null) return [occurrenceAt(record, original) ?? []].flat();
  const day = Math.floor(record.start / dayMs) * dayMs;
  return occurrencesIn(record, dayRange(day - dayMs, day + horizonMs, zone)).toSorted(
    (a, b) => a.start - b.start,
  );
}

/** Looks at the wanted occurrences one after the other, until enough are in the way. */
function findConflicts(
  candidate: Candidate,
  wantedOccurrences: readonly Occurrence[],
  bookings: Bookings,
): Occurrence[] {
  const conflicts = new Map<string, Occurrence>();
  for (const wantedOccurrence of wantedOccurrences) {
    for (const { occurrence } of bookings.during(
      wantedOccurrence,
      bookings.toInterval(wantedOccurrence),
    )) {
      if (isCandidate(candidate, occurrence)) continue;
      conflicts.set(occurrenceId(occurrence), occurrence);
      if (conflicts.size === mostConflicts) return [...conflicts.values()];
    }
  }
  return [...conflicts.values()];
}

/** An event is never in its own way, but an occurrence that alone changes may meet others of its series. */
function isCandidate({ record, original = null }: Candidate, occurrence: Occurrence): boolean {
  const isSameEvent = occurrence.record.id === record.id;
  return isSameEvent && (original === null || occurrence.original === original);
}

/** Moves an occurrence behind all that is in its way, in their order. */
function nextFreeSpan(
  candidate: Candidate,
  wantedOccurrence: Occurrence,
  bookings: Bookings,
): Overlap['nextFree'] {
  const { allDay, start, end } = wantedOccurrence;
  const spanAt = (newStart: number) => ({ start: newStart, end: newStart + end - start });
  const latest = spanAt(start + nextFreeMs);
  const inTheWay = [
    ...bookings.during(wantedOccurrence, {
      start: bookings.toInterval(wantedOccurrence).start,
      end: bookings.toInterval({ allDay, ...latest }).end,
    }),
  ].filter(({ occurrence }) => !isCandidate(candidate, occurrence));
  let freeSpan = spanAt(start);
  for (const booking of inTheWay.toSorted((a, b) => a.start - b.start)) {
    if (!overlaps(bookings.toInterval({ allDay, ...freeSpan }), booking)) continue;
    freeSpan = spanAt(allDay ? firstDayAfter(booking.end, bookings.zone) : booking.end);
  }
  return freeSpan.start > latest.start ? null : freeSpan;
}

function firstDayAfter(instant: number, zone: Zone): number {
  return Math.ceil(zone.toLocal(instant) / dayMs) * dayMs;
}
