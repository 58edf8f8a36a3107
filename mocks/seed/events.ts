import type { CalendarRecord } from './demo-calendars.ts';

const perCalendar = 3;
const firstId = 7001;
const idsPerCalendar = 10;
const firstCalendarId = 101;

/** The ids of the first events of a calendar in the demo data, which have pointers from the start. */
export function eventIds({ id }: Pick<CalendarRecord, 'id'>): number[] {
  const first = firstId + (id - firstCalendarId) * idsPerCalendar;
  return Array.from({ length: perCalendar }, (_, index) => first + index);
}
