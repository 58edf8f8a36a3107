import type { EventRecord } from '../../seed/calendar/records.ts';
import type { CalendarState } from './calendar-state.ts';
import { firstOccurrence } from './change-event.ts';
import { type Occurrence, occurrenceAt, parseOccurrenceId } from './occurrences.ts';

/** The event or occurrence of an id. The id of a series stands for its first occurrence. */
export function findOccurrence({ events }: CalendarState, id: string): Occurrence | undefined {
  const record = events.get(id) ?? events.get(parseOccurrenceId(id)?.rootId ?? '');
  return record && findOccurrenceIn(record, id);
}

/** The same of one event or series; undefined if the id is not of it. */
export function findOccurrenceIn(record: EventRecord, id: string): Occurrence | undefined {
  if (record.id === id) return firstOccurrence(record);
  const parsedId = parseOccurrenceId(id);
  return parsedId?.rootId === record.id ? occurrenceAt(record, parsedId.original) : undefined;
}
