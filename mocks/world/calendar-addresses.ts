import { keysOf } from '../seed/calendar-extras.ts';
import { allCalendars } from '../seed/calendars.ts';
import { type CalendarRecord, demoCalendars } from '../seed/demo-calendars.ts';
import { once } from '../seed/once.ts';
import type { World } from './world.ts';

/** How an address identifies a calendar. */
export type CalendarAddress = { readonly key: string } | { readonly identifier: string };

const demoIndex = once(() => indexOf(demoCalendars));
const fullIndex = once(() => indexOf(allCalendars()));

/** The calendar at an address; looking up a demo calendar does not create the others. */
export function calendarAt(
  { calendars }: World,
  address: CalendarAddress,
): CalendarRecord | undefined {
  const name = 'key' in address ? address.key : address.identifier;
  const id = demoIndex().get(name) ?? fullIndex().get(name);
  return id === undefined ? undefined : calendars.get(id);
}

/** Ids by every key and by the identifier, which differ in length. */
function indexOf(calendars: readonly CalendarRecord[]): ReadonlyMap<string, number> {
  return new Map(
    calendars.flatMap((calendar) =>
      [calendar.identifier, ...keysOf(calendar)].map((name) => [name, calendar.id]),
    ),
  );
}
