import type { EventRecord } from '../../seed/calendar/records.ts';
import { hasOccurrences } from './change-event.ts';
import { changeExceptions } from './series.ts';

/** Returns whether an event or one of its occurrences lies on a sub-calendar. */
export function isOn(record: EventRecord, subCalendarId: number): boolean {
  return record.subCalendarIds.includes(subCalendarId) || differsOn(record, subCalendarId);
}

/** Returns whether an occurrence has a sub-calendar of its own. */
export function differsOn({ exceptions }: EventRecord, subCalendarId: number): boolean {
  return [...exceptions.values()].some(({ changes }) =>
    changes?.subCalendarIds?.includes(subCalendarId),
  );
}

/** The event without a sub-calendar; undefined if it is on no other. */
export function withoutPlace(record: EventRecord, subCalendarId: number): EventRecord | undefined {
  const remaining = withPlaces(record, (ids) => ids.filter((id) => id !== subCalendarId));
  return remaining.subCalendarIds.length > 0 && hasOccurrences(remaining) ? remaining : undefined;
}

/** The event on other sub-calendars. An occurrence that is left on none does not take place. */
export function withPlaces(
  record: EventRecord,
  change: (ids: readonly number[]) => readonly number[],
): EventRecord {
  const exceptions = changeExceptions(record.exceptions, (changes) => {
    if (!changes.subCalendarIds) return changes;
    const subCalendarIds = change(changes.subCalendarIds);
    return subCalendarIds.length === 0 ? null : { ...changes, subCalendarIds };
  });
  return { ...record, subCalendarIds: change(record.subCalendarIds), exceptions };
}
