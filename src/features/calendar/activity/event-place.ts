import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';

/** An event of a calendar, for calls about what people say and do beside it. */
export interface EventPlace {
  readonly calendar: ReadableCalendar;
  readonly event: CalendarEvent;
}

/** The most entries that a list beside an event shows. */
export const mostEntries = 1000;

/** The event's part of a call's path. */
export function eventPath({ calendar, event }: EventPlace): { calendar: string; eventId: string } {
  return { calendar: calendar.address, eventId: event.id };
}
