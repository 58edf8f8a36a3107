import {
  getEventReminders,
  getSubCalendarReminders,
  setEventReminders,
  setSubCalendarReminders,
} from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import type { CallOptions } from '#src/api/call.ts';
import type { ReminderTimes } from '#src/calendar/model/reminder-times.ts';

export type Reminders = components['schemas']['Reminders'];

/** The subject of reminders: an event, with all occurrences of its series, or all events of a sub-calendar. */
export type ReminderTarget = { readonly calendar: string; readonly name: string } & (
  | { readonly eventId: string }
  | { readonly subCalendarId: number }
);

export function readReminders({ calendar, ...target }: ReminderTarget) {
  return 'eventId' in target
    ? getEventReminders({ path: { calendar, eventId: target.eventId } })
    : getSubCalendarReminders({ path: { calendar, subCalendarId: target.subCalendarId } });
}

/** @param minutes null for what applies without a choice. */
export function setReminders(
  { calendar, ...target }: ReminderTarget,
  minutes: ReminderTimes | null,
  options: CallOptions,
) {
  const body = { minutes };
  return 'eventId' in target
    ? setEventReminders({ path: { calendar, eventId: target.eventId }, body }, options)
    : setSubCalendarReminders(
        { path: { calendar, subCalendarId: target.subCalendarId }, body },
        options,
      );
}
