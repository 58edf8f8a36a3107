import { fixture } from '../fixture.ts';
import { isStoryUser } from './accounts.ts';
import { type CalendarRecord, demoCalendars } from './demo-calendars.ts';
import { dayMs, since, yearMs } from './moment.ts';
import { once } from './once.ts';
import { organizationName } from './organization-names.ts';
import { pickCyclically } from './pick-cyclically.ts';
import { createToken } from './secrets.ts';
import { titlesByLanguage } from './titles.ts';

const generatedCount = 5000;
const ownerCount = 900;
const organizationCount = 240;
const firstGeneratedId = 1001;

const licenses = ['enterprise', 'business', 'premium', 'pro', 'plus', 'standard', 'intro'] as const;
// One title per language in turn, so that every page of results shows several scripts.
const titles = interleave(Object.values(titlesByLanguage));

const demoCalendarsById = new Map(demoCalendars.map((calendar) => [calendar.id, calendar]));

/** Every calendar of the service: the demo calendars and 5,000 more. */
export const allCalendars = once<readonly CalendarRecord[]>(() => [
  ...demoCalendars,
  ...generatedCalendars(),
]);

/** The same by id. */
export const allCalendarsById = once<ReadonlyMap<number, CalendarRecord>>(
  () => new Map(allCalendars().map((calendar) => [calendar.id, calendar])),
);

const calendarsByOwner = once(() => Map.groupBy(allCalendars(), ({ owner }) => owner.id));

/** One of them; looking up a demo calendar does not create the others. */
export function seededCalendarById(id: number): CalendarRecord | undefined {
  return demoCalendarsById.get(id) ?? allCalendarsById().get(id);
}

export function calendarsOwnedBy(userId: number): readonly CalendarRecord[] {
  if (isStoryUser(userId)) return demoCalendars.filter(({ owner }) => owner.id === userId);
  return calendarsByOwner().get(userId) ?? [];
}

function generatedCalendars(): CalendarRecord[] {
  const organizations = series(organizationCount, (index) => ({
    id: firstGeneratedId + index,
    name: organizationName(index),
    hidden: index % 40 === 38,
  }));
  const owners = series(ownerCount, (index) => {
    const owner = fixture('Person', {}, index);
    const id = firstGeneratedId + index;
    const email = `${owner.name
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join('.')}.${id}@example.com`;
    // Two thirds of the owners belong to an organization, the same one for all of their calendars.
    const organization =
      index % 3 === 0 ? null : (organizations[index % organizationCount] ?? null);
    return { owner: { id, name: owner.name, email }, organization };
  });

  return series(generatedCount, (index) => {
    const id = firstGeneratedId + index;
    // The prime step spreads each owner's calendars over the list.
    const { owner, organization } = pickCyclically(owners, index * 7);
    return {
      id,
      identifier: createToken(6, 'identifier', id),
      title: `${pickCyclically(titles, index)} – ${owner.name}`,
      key: `ks${createToken(16, 'key', id)}`,
      owner,
      organization,
      license: pickCyclically(licenses, index * 3 + Math.floor(index / 11)),
      active: index % 9 !== 4,
      created_at: since(id, dayMs, 10 * yearMs),
    };
  });
}

function series<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index));
}

function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return series(longest, (index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
