import type { components } from '#generated/calendar/types.ts';
import type { UserRecord } from '../../seed/user-record.ts';
import type { CalendarState } from './calendar-state.ts';

export type ReminderTimes = readonly components['schemas']['ReminderTimes'][number][];
type Owner = Pick<UserRecord, 'id'>;

/** The subject of reminders: an event or a series by its id, or all events of a sub-calendar. */
export type ReminderTarget = { readonly event: string } | { readonly subCalendar: number };

/** The choice of a user; null if nothing. */
export function findReminders(
  { reminders }: Pick<CalendarState, 'reminders'>,
  { id }: Owner,
  target: ReminderTarget,
): ReminderTimes | null {
  return reminders.get(nameTarget(target))?.get(id) ?? null;
}

/** @param minutes the choice, in order; null for none. */
export function chooseReminders(
  { reminders }: Pick<CalendarState, 'reminders'>,
  { id }: Owner,
  target: ReminderTarget,
  minutes: ReminderTimes | null,
): void {
  const choices = new Map(reminders.get(nameTarget(target)));
  if (minutes === null) choices.delete(id);
  else
    choices.set(
      id,
      minutes.toSorted((one, other) => one - other),
    );
  reminders.set(nameTarget(target), choices);
}

/** Both parts of a series that is split have its reminders. */
export function splitReminders(
  { reminders }: Pick<CalendarState, 'reminders'>,
  from: string,
  to: string,
): void {
  const choices = reminders.get(nameTarget({ event: from }));
  if (choices) reminders.set(nameTarget({ event: to }), choices);
}

function nameTarget(target: ReminderTarget): string {
  return 'event' in target ? `event ${target.event}` : `sub-calendar ${target.subCalendar}`;
}
