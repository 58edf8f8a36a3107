import type { ListCalendarsData } from '#generated/app/calendars/fetchers.ts';
import { paths } from '#src/util/paths.ts';

/** A calendar that the user owns or is a member of. */
export type UserCalendar = ListCalendarsData['results'][number];

/** The address of a calendar, relative to the base URL. */
export function calendarPath({ key, identifier }: UserCalendar): string {
  return key ? paths.calendarByKey(key) : paths.calendarByIdentifier(identifier);
}
