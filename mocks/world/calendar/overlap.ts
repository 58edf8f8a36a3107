import { dayMs } from '#src/util/dates.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import { knownZone, type Zone } from '../../time/zones.ts';
import type { CalendarState } from './calendar-state.ts';
import type { EventEdit } from './commit.ts';
import { dayRange, type Occurrence, occurrenceAt, occurrencesIn, textsAt } from './occurrences.ts';

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

/** The events in the way, on sub-calendars that allow only one at a time; undefined if there are none. */
export function overlapWith(state: CalendarState, candidate: Candidate): Overlap | undefined {
  const { record, original = null } = candidate;
  const zone = knownZone(state.settings.date_time.time_zone);
  const strict = new Set(
    state.subCalendars.filter((subCalendar) => !subCalendar.allows_overlap).map(({ id }) => id),
  );
  if (!mayBeOnSome(record, strict)) return undefined;
  const wantedOccurrences = candidateOccurrences(candidate, zone).filter((occurrence) =>
    isOnSome(occurrence, strict),
  );
  const [first] = wantedOccurrences;
  if (!first) return undefined;
  const isCandidate = (otherOccurrence: Occurrence) =>
    otherOccurrence.record.id === record.id &&
    (original === null || otherOccurrence.original === original);
  const until =
    original === null ? Math.max(...wantedOccurrences.map(({ end }) => end)) : first.end;
  const takenOccurrences = occurrencesBetween(
    recordsAfter(state, candidate),
    first.start - dayMs,
    until + nextFreeMs,
    zone,
  ).filter((otherOccurrence) => !isCandidate(otherOccurrence) && isOnSome(otherOccurrence, strict));
  const conflicts = wantedOccurrences.flatMap((wantedOccurrence) =>
    takenOccurrences.filter(
      (takenOccurrence) =>
        sharesSubCalendar(wantedOccurrence, takenOccurrence, strict) &&
        overlaps(wantedOccurrence, takenOccurrence, zone),
    ),
  );
  if (conflicts.length === 0) return undefined;
  const nextFree =
    wantedOccurrences.length === 1 ? nextFreeSpan(first, takenOccurrences, strict, zone) : null;
  return { conflicts: [...new Set(conflicts)].slice(0, mostConflicts), nextFree };
}

function candidateOccurrences({ record, original = null }: Candidate, zone: Zone): Occurrence[] {
  if (original !== null) return [occurrenceAt(record, original) ?? []].flat();
  const day = Math.floor(record.start / dayMs) * dayMs;
  return occurrencesIn(record, dayRange(day - dayMs, day + horizonMs, zone)).toSorted(
    (a, b) => a.start - b.start,
  );
}

/** All events, with those that change along with the candidate as they will be. */
function recordsAfter({ events }: CalendarState, { edits = [] }: Candidate): EventRecord[] {
  const changing = new Set(edits.map(({ rootId }) => rootId));
  const otherRecords = events.list().filter(({ id }) => !changing.has(id));
  return [...otherRecords, ...edits.flatMap(({ after }) => after ?? [])];
}

function occurrencesBetween(
  records: readonly EventRecord[],
  from: number,
  to: number,
  zone: Zone,
): Occurrence[] {
  const range = dayRange(
    Math.floor(from / dayMs) * dayMs - dayMs,
    Math.ceil(to / dayMs) * dayMs + dayMs,
    zone,
  );
  return records
    .flatMap((record) => occurrencesIn(record, range))
    .toSorted((a, b) => a.start - b.start);
}

/** Returns whether an event, or an occurrence that differs, is on a sub-calendar, which takes no expansion to find out. */
function mayBeOnSome(record: EventRecord, ids: ReadonlySet<number>): boolean {
  const changed = [...record.exceptions.values()].flatMap(
    ({ changes }) => changes?.subCalendarIds ?? [],
  );
  return [...record.subCalendarIds, ...changed].some((id) => ids.has(id));
}

function isOnSome(occurrence: Occurrence, ids: ReadonlySet<number>): boolean {
  return textsAt(occurrence).subCalendarIds.some((id) => ids.has(id));
}

function sharesSubCalendar(
  occurrence: Occurrence,
  otherOccurrence: Occurrence,
  strict: ReadonlySet<number>,
): boolean {
  const otherIds = textsAt(otherOccurrence).subCalendarIds;
  return textsAt(occurrence).subCalendarIds.some((id) => strict.has(id) && otherIds.includes(id));
}

function overlaps(occurrence: Occurrence, otherOccurrence: Occurrence, zone: Zone): boolean {
  const [a, b] = [instants(occurrence, zone), instants(otherOccurrence, zone)];
  return a.start < b.end && b.start < a.end;
}

/** Whole days begin and end at midnight in the calendar's zone. */
function instants({ allDay, start, end }: Occurrence, zone: Zone) {
  if (!allDay) return { start, end };
  return { start: zone.resolve(start).instant, end: zone.resolve(end).instant };
}

function nextFreeSpan(
  wantedOccurrence: Occurrence,
  takenOccurrences: readonly Occurrence[],
  strict: ReadonlySet<number>,
  zone: Zone,
): Overlap['nextFree'] {
  const inTheWay = takenOccurrences.filter((takenOccurrence) =>
    sharesSubCalendar(wantedOccurrence, takenOccurrence, strict),
  );
  const ends = inTheWay.map((takenOccurrence) =>
    startAfter(instants(takenOccurrence, zone).end, wantedOccurrence, zone),
  );
  for (const start of ends.toSorted((a, b) => a - b)) {
    if (start < wantedOccurrence.start || start > wantedOccurrence.start + nextFreeMs) continue;
    const movedOccurrence = {
      ...wantedOccurrence,
      start,
      end: start + wantedOccurrence.end - wantedOccurrence.start,
    };
    if (inTheWay.every((takenOccurrence) => !overlaps(movedOccurrence, takenOccurrence, zone))) {
      return { start: movedOccurrence.start, end: movedOccurrence.end };
    }
  }
  return null;
}

/** Whole days can only begin with a day. */
function startAfter(instant: number, { allDay }: Occurrence, zone: Zone): number {
  return allDay ? Math.ceil(zone.toLocal(instant) / dayMs) * dayMs : instant;
}
