import type { CalendarRecord } from './demo-calendars.ts';

const perCalendar = 3;
const firstId = 7001;
const idsPerCalendar = 10;
const firstCalendarId = 101;

/** The ids of a calendar's events. Events have no other data yet; attachments refer to them. */
export function eventIdsOf({ id }: Pick<CalendarRecord, 'id'>): number[] {
  const first = firstId + (id - firstCalendarId) * idsPerCalendar;
  return Array.from({ length: perCalendar }, (_, index) => first + index);
}

/** The id of the calendar that an event pointer such as `ev-7001` opens; undefined if there is none. */
export function calendarOfEvent(pointer: string): number | undefined {
  const eventId = Number(/^ev-(\d{1,9})$/.exec(pointer)?.[1]);
  const id = firstCalendarId + Math.floor((eventId - firstId) / idsPerCalendar);
  return eventIdsOf({ id }).includes(eventId) ? id : undefined;
}
