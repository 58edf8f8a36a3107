import type { Moment } from '#src/util/dates.ts';
import type { EventRecord } from '../../../seed/calendar/records.ts';
import type { CalendarState } from '../../../world/calendar/calendar-state.ts';
import { countChanges, findUid, readStamp } from '../../../world/calendar/event-identity.ts';
import {
  type SeenOccurrence,
  seenOccurrence,
  type Viewer,
} from '../../../world/calendar/event-view.ts';
import {
  occurrenceAt,
  occurrenceId,
  regularOccurrence,
} from '../../../world/calendar/occurrences.ts';
import { isoTime } from '../../../world/times.ts';
import type { WrittenEvent } from './write-ics.ts';

/** The only text of events whose details the reader may not see. */
interface Words {
  readonly reserved: string;
}

/**
 * Events for an iCalendar file. A series stays a series, but of one whose details the reader may not see there are only
 * the given occurrences, each for itself: its rule would tell more.
 */
export function writtenEvents(
  events: readonly SeenOccurrence[],
  viewer: Viewer,
  words: Words,
): WrittenEvent[] {
  const byRecord = Map.groupBy(events, ({ record }) => record);
  return [...byRecord].flatMap(
    ([record, some]) =>
      writtenSeries(record, viewer, words) ??
      some.map((event) => writtenEvent(event, viewer, words)),
  );
}

/** A series with the occurrences that differ; undefined if the reader may not see its details. */
function writtenSeries(
  record: EventRecord,
  viewer: Viewer,
  words: Words,
): WrittenEvent[] | undefined {
  const { recurrence, zone, allDay } = record;
  const series = recurrence && seenOccurrence(regularOccurrence(record, recurrence.start), viewer);
  if (!series?.texts) return undefined;
  const different = [...record.exceptions.keys()].map((original) => {
    const occurrence = occurrenceAt(record, original);
    return { original, seen: occurrence && seenOccurrence(occurrence, viewer) };
  });
  const missing = different.flatMap(({ original, seen }) => (seen ? [] : [original]));
  const { calendar, state } = viewer.access;
  const uid = findUid(record, calendar.id);
  const { sequence } = readStamp(record, state);
  const write = (occurrence: SeenOccurrence) => {
    const written = writtenEvent(occurrence, viewer, words);
    const revision = { sequence, createdAt: record.createdAt };
    return { ...written, uid, zone, ...(occurrence.texts ? { revision } : {}) };
  };
  return [
    { ...write(series), rrule: series.rrule, missing },
    ...different.flatMap(({ original, seen }) =>
      seen ? [{ ...write(seen), original: { allDay, start: original } }] : [],
    ),
  ];
}

function writtenEvent(
  occurrence: SeenOccurrence,
  { access }: Viewer,
  { reserved }: Words,
): WrittenEvent {
  const { record, texts, seen, allDay, start, end } = occurrence;
  const { state, calendar } = access;
  const names = new Map(state.subCalendars.map(({ id, name }) => [id, name]));
  const isOnce = record.recurrence === null && texts !== null;
  const { createdAt } = record;
  return {
    // The identity in another calendar is a detail, and belongs to a series as a whole.
    uid: findUid(isOnce ? record : { id: occurrenceId(occurrence) }, calendar.id),
    ...(isOnce ? { revision: { sequence: readStamp(record, state).sequence, createdAt } } : {}),
    allDay,
    start,
    end,
    texts,
    reserved,
    updatedAt: changedAt(occurrence, state),
    places: seen.subCalendarIds.map((id) => names.get(id) ?? ''),
  };
}

/** When an event was changed, also before it was imported. */
function changedAt({ record, exception }: SeenOccurrence, state: CalendarState): Moment {
  const { source } = record;
  const isAsImported = source && countChanges(state, record.id) <= source.changes;
  if (isAsImported && source.changedAt !== undefined) return isoTime(source.changedAt);
  return exception?.updatedAt ?? record.updatedAt;
}
