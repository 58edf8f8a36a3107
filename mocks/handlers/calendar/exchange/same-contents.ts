import { isDeepStrictEqual } from 'node:util';
import type { EventRecord } from '../../../seed/calendar/records.ts';

/** Returns whether two states of an event say the same. */
export function hasSameContents(before: EventRecord, after: EventRecord): boolean {
  return isDeepStrictEqual(contents(before), contents(after));
}

/** Returns whether two states of an event are at the same times on the same sub-calendars. */
export function hasSamePlaces(before: EventRecord, after: EventRecord): boolean {
  const { title, who, location, notes } = before;
  return hasSameContents(before, { ...after, title, who, location, notes });
}

function contents(record: EventRecord) {
  const { title, who, location, notes, subCalendarIds, allDay, start, end } = record;
  const { zone, recurrence, exceptions } = record;
  return {
    title,
    who,
    location,
    notes,
    allDay,
    start,
    end,
    recurrence,
    subCalendarIds: new Set(subCalendarIds),
    // Of an event that happens once, the zone is only where it was entered.
    zone: recurrence ? zone : null,
    exceptions: new Map([...exceptions].map(([original, { changes }]) => [original, changes])),
  };
}
