import type { EventRecord } from '../../../seed/calendar/records.ts';
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
import type { WrittenEvent } from './ics-text.ts';

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
  const { recurrence, zone } = record;
  const series = recurrence && seenOccurrence(regularOccurrence(record, recurrence.start), viewer);
  if (!series?.texts) return undefined;
  const different = [...record.exceptions.keys()].map((original) => {
    const occurrence = occurrenceAt(record, original);
    return { original, seen: occurrence && seenOccurrence(occurrence, viewer) };
  });
  const missing = different.flatMap(({ original, seen }) => (seen ? [] : [original]));
  return [
    {
      ...writtenEvent(series, viewer, words),
      id: record.id,
      updatedAt: record.updatedAt,
      zone,
      rrule: series.rrule,
      missing,
    },
    ...different.flatMap(({ original, seen }) =>
      seen ? [{ ...writtenEvent(seen, viewer, words), id: record.id, zone, original }] : [],
    ),
  ];
}

function writtenEvent(
  occurrence: SeenOccurrence,
  { access }: Viewer,
  { reserved }: Words,
): WrittenEvent {
  const { record, exception, texts, seen, allDay, start, end } = occurrence;
  const names = new Map(access.state.subCalendars.map(({ id, name }) => [id, name]));
  return {
    id: occurrenceId(occurrence),
    allDay,
    start,
    end,
    texts,
    reserved,
    updatedAt: exception?.updatedAt ?? record.updatedAt,
    places: seen.subCalendarIds.map((id) => names.get(id) ?? ''),
  };
}
