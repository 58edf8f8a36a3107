import type { components } from '#generated/calendar/types.ts';
import type { UserRecord } from '../../seed/user-record.ts';
import type { CalendarState } from './calendar-state.ts';

export type ReminderTimes = readonly components['schemas']['ReminderTimes'][number][];
type Owner = Pick<UserRecord, 'id'>;

/** The subject of reminders: an event or a series by its id, or all events of a sub-calendar. */
export type ReminderTarget = { readonly event: string } | { readonly subCalendar: number };

/** The choices about one subject, by the user's id. */
export interface ReminderChoices {
  readonly target: ReminderTarget;
  readonly ofUsers: ReadonlyMap<number, ReminderTimes>;
}

/** The choice of a user; null if nothing. */
export function findReminders(
  { reminders }: Pick<CalendarState, 'reminders'>,
  { id }: Owner,
  target: ReminderTarget,
): ReminderTimes | null {
  return reminders.get(nameTarget(target))?.ofUsers.get(id) ?? null;
}

/** All choices of a user. */
export function listReminders({ reminders }: Pick<CalendarState, 'reminders'>, { id }: Owner) {
  return [...reminders.values()].flatMap(({ target, ofUsers }) => {
    const minutes = ofUsers.get(id);
    return minutes ? [{ target, minutes }] : [];
  });
}

/** @param minutes the choice, in order; null for none. */
export function chooseReminders(
  { reminders }: Pick<CalendarState, 'reminders'>,
  { id }: Owner,
  target: ReminderTarget,
  minutes: ReminderTimes | null,
): void {
  const ofUsers = new Map(reminders.get(nameTarget(target))?.ofUsers);
  if (minutes === null) ofUsers.delete(id);
  else
    ofUsers.set(
      id,
      minutes.toSorted((one, other) => one - other),
    );
  reminders.set(nameTarget(target), { target, ofUsers });
}

/** Both parts of a series that is split have its reminders. */
export function splitReminders(
  { reminders }: Pick<CalendarState, 'reminders'>,
  from: string,
  to: string,
): void {
  const choices = reminders.get(nameTarget({ event: from }));
  const target = { event: to };
  if (choices) reminders.set(nameTarget(target), { ...choices, target });
}

function nameTarget(target: ReminderTarget): string {
  return 'event' in target ? `event ${target.event}` : `sub-calendar ${target.subCalendar}`;
}
