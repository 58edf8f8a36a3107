import type { UpdateSubCalendarInput } from '#generated/calendar/fetchers.ts';
import { folderSeparator, type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';

export type SubCalendarChanges = UpdateSubCalendarInput['body'];

/** A change of a sub-calendar, and its undo. */
export interface SubCalendarEdit {
  readonly id: number;
  readonly changes: SubCalendarChanges;
  readonly before: SubCalendarChanges;
}

/** The values of a sub-calendar that can be changed. */
export function editableValues(subCalendar: SubCalendar) {
  const { name, color, active, allows_overlap, default_reminders = null } = subCalendar;
  return { name, color, active, allows_overlap, default_reminders };
}

/** The change to other values, of which only those that differ are sent; none if all are the same. */
export function createEdit(
  subCalendar: SubCalendar,
  values: SubCalendarChanges,
): SubCalendarEdit | undefined {
  const before = editableValues(subCalendar);
  const changes = changedFrom(before, { ...before, ...values });
  if (Object.keys(changes).length === 0) return undefined;
  return { id: subCalendar.id, changes, before: changedFrom({ ...before, ...values }, before) };
}

/** Returns whether a sub-calendar has all values of a change. */
export function contains(subCalendar: SubCalendar, changes: SubCalendarChanges): boolean {
  return createEdit(subCalendar, changes) === undefined;
}

type Values = Required<SubCalendarChanges>;

function changedFrom(before: SubCalendarChanges, values: Values | SubCalendarChanges) {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const { name, color, active, allows_overlap, default_reminders } = values;
  return {
    ...(name !== undefined && name !== before.name && { name }),
    ...(color !== undefined && color !== before.color && { color }),
    ...(active !== undefined && active !== before.active && { active }),
    ...(allows_overlap !== undefined &&
      allows_overlap !== before.allows_overlap && { allows_overlap }),
    ...(default_reminders !== undefined &&
      !isSame(default_reminders, before.default_reminders) && { default_reminders }),
  };
}

/** A name within folders, or without any if their names are empty. */
export function nameIn(folder: string, own: string): string {
  const names = `${folder}${folderSeparator}${own}`.split('>').map((name) => name.trim());
  return names.filter((name) => name !== '').join(folderSeparator);
}

/** The folders of sub-calendars, each once, as people write them: `Boats > Rowing`. */
export function listFolders(subCalendars: readonly SubCalendar[]): readonly string[] {
  const folders = subCalendars.map(({ name }) => splitName(name).folders.join(folderSeparator));
  return [...new Set(folders.filter((folder) => folder !== ''))];
}

/** Returns whether it is the only active one, which has to stay so. */
export function isLastActive({ id }: SubCalendar, subCalendars: readonly SubCalendar[]): boolean {
  return subCalendars.every((other) => other.id === id || !other.active);
}
