import { dayMs } from '#src/util/dates.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import { knownZone, type Zone } from '../../time/zones.ts';
import { type Booking, Bookings, type Interval, overlaps } from './bookings.ts';
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
  { record: candidate, original = null, edits = [] }: Partial<Candidate> = {},
): Bookings {
  const changing = new Set(edits.map(({ rootId }) => rootId));
  const otherRecords = state.events.list().filter(({ id }) => !changing.has(id));
  const records = [...otherRecords, ...edits.flatMap(({ after }) => after ?? [])];
  // An event is never in its own way, but an occurrence that alone changes may meet others of its series.
  const inTheWay = original === null ? records.filter(({ id }) => id !== candidate?.id) : records;
  return new Bookings(state, inTheWay, knownZone(state.settings.date_time.time_zone));
}

/** The events in the way, on sub-calendars that allow only one at a time; undefined if there are none. */
export function overlapWith(state: CalendarState, candidate: Candidate): Overlap | undefined {
  const bookings = listBookings(state, candidate);
  if (bookings.strictIds(candidate.record).length === 0) return undefined;
  const wantedOccurrences = candidateOccurrences(candidate, bookings.zone);
  const conflicts = findConflicts(
    candidate,
    listWantedSpans(wantedOccurrences, bookings),
    bookings,
  );
  if (conflicts.length === 0) return undefined;
  const [first, second] = wantedOccurrences;
  const nextFree = first && !second ? nextFreeSpan(candidate, first, bookings) : null;
  return { conflicts, nextFree };
}

/** Returns whether other events are in the way of a new one, which takes less work than to name them. */
export function isInTheWay(record: EventRecord, bookings: Bookings): boolean {
  if (bookings.strictIds(record).length === 0) return false;
  const wantedOccurrences = candidateOccurrences({ record }, bookings.zone);
  return [...listWantedSpans(wantedOccurrences, bookings)].some(([id, spans]) =>
    spans.some((span) => bookings.isTaken(id, span)),
  );
}

function candidateOccurrences({ record, original = null }: Candidate, zone: Zone): Occurrence[] {
  if (original !== null) return [occurrenceAt(record, original) ?? []].flat();
  const day = Math.floor(record.start / dayMs) * dayMs;
  return occurrencesIn(record, dayRange(day - dayMs, day + horizonMs, zone)).toSorted(
    (a, b) => a.start - b.start,
  );
}

/**
 * When occurrences take sub-calendars, by sub-calendar, in order: those that share some time are one span, so that each
 * other event is compared once.
 */
function listWantedSpans(occurrences: readonly Occurrence[], bookings: Bookings) {
  const spans = new Map<number, Interval[]>();
  const intervals = occurrences.map((occurrence) => ({
    ids: bookings.strictIdsAt(occurrence),
    ...bookings.toInterval(occurrence),
  }));
  for (const { ids, start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    for (const id of ids) {
      const spansOn = spans.get(id) ?? [];
      spans.set(id, spansOn);
      const last = spansOn.at(-1);
      if (last && start < last.end) {
        spansOn[spansOn.length - 1] = { start: last.start, end: Math.max(last.end, end) };
      } else spansOn.push({ start, end });
    }
  }
  return spans;
}

/** The first events in the way on all sub-calendars. */
function findConflicts(
  candidate: Candidate,
  spans: ReadonlyMap<number, readonly Interval[]>,
  bookings: Bookings,
): Occurrence[] {
  const conflicts = [...spans].flatMap(([id, spansOn]) =>
    findConflictsOn(id, spansOn, { candidate, bookings }),
  );
  const byId = new Map(conflicts.map((booking) => [occurrenceId(booking.occurrence), booking]));
  return [...byId.values()]
    .toSorted((a, b) => a.start - b.start)
    .slice(0, mostConflicts)
    .map(({ occurrence }) => occurrence);
}

/** Looks at the wanted times of a sub-calendar one after the other, until enough are taken. */
function findConflictsOn(
  id: number,
  spans: readonly Interval[],
  { candidate, bookings }: { candidate: Candidate; bookings: Bookings },
): Booking[] {
  const conflicts = new Map<string, Booking>();
  for (const span of spans) {
    for (const booking of bookings.byPeriods(id, span)) {
      if (isCandidate(candidate, booking.occurrence)) continue;
      conflicts.set(occurrenceId(booking.occurrence), booking);
      if (conflicts.size === mostConflicts) return [...conflicts.values()];
    }
  }
  return [...conflicts.values()];
}

/** Returns whether an occurrence is the only one that changes. */
function isCandidate({ record, original = null }: Candidate, occurrence: Occurrence): boolean {
  return occurrence.record.id === record.id && occurrence.original === original;
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
  const searched = {
    start: bookings.toInterval(wantedOccurrence).start,
    end: bookings.toInterval({ allDay, ...latest }).end,
  };
  const inTheWay = bookings
    .strictIdsAt(wantedOccurrence)
    .flatMap((id) => bookings.during(id, searched))
    .filter(({ occurrence }) => !isCandidate(candidate, occurrence));
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
