import type { CalendarRecord } from './demo-calendars.ts';

const perCalendar = 3;
const firstId = 7001;
const idsPerCalendar = 10;
const firstCalendarId = 101;

/** The ids of a calendar's events. So far there is no more to an event than what its attachments hang on. */
export function eventIdsOf({ id }: Pick<CalendarRecord, 'id'>): number[] {
  const first = firstId + (id - firstCalendarId) * idsPerCalendar;
  return Array.from({ length: perCalendar }, (_, index) => first + index);
}
