import type { EventRecord } from '../../seed/calendar/records.ts';
import type { Zone } from '../../time/zones.ts';
import { type SeenOccurrence, seenOccurrence, type Viewer } from './event-view.ts';
import { type DayRange, occurrenceId, occurrencesIn } from './occurrences.ts';

/** The events of a range that a visitor may see, in the order of responses. */
export function eventsInRange(
  records: readonly EventRecord[],
  range: DayRange,
  viewer: Viewer,
  subCalendarIds?: readonly number[],
): SeenOccurrence[] {
  const wantedIds = subCalendarIds && new Set(subCalendarIds);
  const foundOccurrences: SeenOccurrence[] = [];
  for (const record of records) {
    for (const occurrence of occurrencesIn(record, range)) {
      const visibleOccurrence = seenOccurrence(occurrence, viewer);
      if (!visibleOccurrence) continue;
      if (wantedIds && !visibleOccurrence.seen.subCalendarIds.some((id) => wantedIds.has(id)))
        continue;
      foundOccurrences.push(visibleOccurrence);
    }
  }
  return inOrder(foundOccurrences, viewer.zone);
}

/** By start, then by end, latest first, then by id. */
function inOrder(occurrences: readonly SeenOccurrence[], zone: Zone): SeenOccurrence[] {
  const local = (time: number, allDay: boolean) => (allDay ? time : zone.toLocal(time));
  return occurrences
    .map((occurrence) => ({
      occurrence,
      id: occurrenceId(occurrence),
      start: local(occurrence.start, occurrence.allDay),
      end: local(occurrence.end, occurrence.allDay),
    }))
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.id < b.id ? -1 : 1))
    .map(({ occurrence }) => occurrence);
}

/** The text in which a search finds words, as far as the visitor may see it. */
export function searchText({ texts }: SeenOccurrence, { access }: Viewer): string {
  if (!texts) return '';
  const { title, who, location, notes, custom } = texts;
  const options = new Map(
    access.state.fields.flatMap((field) => field.options.map(({ id, name }) => [id, name])),
  );
  const values = Object.values(custom).map((value) =>
    Array.isArray(value) ? value.map((id) => options.get(id) ?? '').join('\n') : String(value),
  );
  // A line break keeps one word from matching across two fields.
  return [title, who, location, notes, ...values].join('\n');
}
