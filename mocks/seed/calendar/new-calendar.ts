import type { CalendarContents } from './records.ts';
import { calendarSettings, eventFields, subCalendars } from './story-calendar.ts';

const colors = ['blue', 'green', 'orange', 'purple', 'teal', 'red', 'yellow', 'pink'] as const;

/** Returns the contents of a calendar that its owner has just created: sub-calendars without events. */
export function newCalendar(
  { id, title }: { id: number; title: string },
  { zone, names }: { zone: string; names: readonly string[] },
): CalendarContents {
  return {
    settings: calendarSettings(title, zone),
    subCalendars: subCalendars(
      id,
      names.map((name, index) => ({ name, color: colors[index % colors.length] ?? colors[0] })),
    ),
    fields: eventFields(),
    events: [],
  };
}
