import { listKeys } from '../seed/calendar-extras.ts';
import { allCalendars } from '../seed/calendars.ts';
import { type CalendarRecord, demoCalendars } from '../seed/demo-calendars.ts';
import { once } from '../seed/once.ts';
import type { World } from './world.ts';

/** The identification of a calendar in an address. */
export type CalendarAddress = { readonly key: string } | { readonly identifier: string };

const demoIndex = once(() => createIndex(demoCalendars));
const fullIndex = once(() => createIndex(allCalendars()));

/** The calendar at an address; looking up a demo calendar does not create the others. */
export function calendarAt(world: World, address: CalendarAddress): CalendarRecord | undefined {
  const name = 'key' in address ? address.key : address.identifier;
  const id = world.addedKeys.get(name) ?? demoIndex().get(name) ?? fullIndex().get(name);
  const calendar = id === undefined ? undefined : world.calendars.get(id);
  return calendar && isOpenedBy(world, calendar, address) ? calendar : undefined;
}

/** False for a key that its owner has deleted. */
function isOpenedBy(
  { calendarExtras }: World,
  { id }: CalendarRecord,
  address: CalendarAddress,
): boolean {
  if (!('key' in address)) return true;
  return calendarExtras.get(id).keys.some(({ key }) => key === address.key);
}

/** Ids by every key and by the identifier, which differ in length. */
function createIndex(calendars: readonly CalendarRecord[]): ReadonlyMap<string, number> {
  return new Map(
    calendars.flatMap((calendar) =>
      [calendar.identifier, ...listKeys(calendar)].map((name) => [name, calendar.id]),
    ),
  );
}
