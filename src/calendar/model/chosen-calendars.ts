import type { CalendarEvent } from './event.ts';
import { roleHas } from './rights.ts';
import type { SubCalendar } from './sub-calendar.ts';

/** The sub-calendars of a form by their ids, and whether each is chosen. */
export type ChosenCalendars = Record<string, boolean>;

/** The sub-calendars that an event can be put on, and those that it is on. */
export function choosableCalendars(
  { subCalendars }: { readonly subCalendars: readonly SubCalendar[] },
  event: CalendarEvent | null,
): readonly SubCalendar[] {
  return subCalendars.filter(
    ({ id, role, active }) =>
      (active && roleHas(role, 'add')) || (event?.sub_calendar_ids.includes(id) ?? false),
  );
}

export function chosenAmong(
  possible: readonly SubCalendar[],
  ids: readonly number[],
): ChosenCalendars {
  return Object.fromEntries(possible.map(({ id }) => [String(id), ids.includes(id)]));
}

/** The ids of the chosen sub-calendars. */
export function chosenIds({
  sub_calendar_ids,
}: {
  readonly sub_calendar_ids: ChosenCalendars;
}): number[] {
  return Object.entries(sub_calendar_ids).flatMap(([id, isChosen]) => (isChosen ? Number(id) : []));
}
