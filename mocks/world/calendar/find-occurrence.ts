import type { CalendarState } from './calendar-state.ts';
import { firstOccurrence } from './change-event.ts';
import { type Occurrence, occurrenceAt, parseOccurrenceId } from './occurrences.ts';

/** The event or occurrence of an id. The id of a series stands for its first occurrence. */
export function findOccurrence({ events }: CalendarState, id: string): Occurrence | undefined {
  const record = events.get(id);
  if (record) return firstOccurrence(record);
  const parsed = parseOccurrenceId(id);
  const series = parsed && events.get(parsed.rootId);
  return series && occurrenceAt(series, parsed.original);
}
