import type { ListCalendarsData } from '#generated/app/calendars/fetchers.ts';
import { nameCalendar, calendarPath as pathOf } from '#src/calendar/model/calendar-paths.ts';

/** A calendar that the user owns or is a member of. */
export type UserCalendar = ListCalendarsData['results'][number];

/** The address of a calendar, relative to the base URL. */
export function calendarPath(calendar: UserCalendar): string {
  return pathOf(nameCalendar(calendar));
}
