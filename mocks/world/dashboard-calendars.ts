import type { components } from '#generated/app/types.ts';
import { type CalendarRecord, memberships } from '../seed/demo-calendars.ts';
import { manyAccountId, manyCalendars } from '../seed/many-calendars.ts';
import { findLastOpening, listSeededCalendarIds } from '../seed/members.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { World } from './world.ts';

type Calendar = components['schemas']['Calendar'];
/** A calendar in a list, without the address that depends on the session. */
export type ListedCalendar = Omit<Calendar, 'remove_url'>;

/** The calendars on a user's dashboard, most recently opened first. */
export function dashboardCalendars(world: World, user: UserRecord): readonly ListedCalendar[] {
  const calendars = listCalendars(world, user).map((calendar) =>
    dashboardCalendar(world, calendar, user),
  );
  if (user.id === manyAccountId) {
    const many = manyCalendars().filter(({ id }) => !user.leftCalendars.has(id));
    const calendarsWithDates = many.map((calendar) => world.resolveTimes<ListedCalendar>(calendar));
    calendars.push(
      ...calendarsWithDates.map((listedCalendar) => ({
        ...listedCalendar,
        ...pinState(user, listedCalendar.id),
      })),
    );
  }
  return calendars.toSorted(lastOpenedFirst);
}

/** The records of a user's calendars: their own, then other people's. */
export function listCalendars(
  { calendars }: World,
  { id: userId, leftCalendars, addedCalendars }: UserRecord,
): CalendarRecord[] {
  const ids = new Set([...listSeededCalendarIds(userId), ...addedCalendars.keys()]);
  return [...ids].filter((id) => !leftCalendars.has(id)).flatMap((id) => calendars.get(id) ?? []);
}

/** A calendar as its user's dashboard shows it. */
export function dashboardCalendar(
  world: World,
  calendar: CalendarRecord,
  user: UserRecord,
): ListedCalendar {
  const { id: userId, addedCalendars } = user;
  const { id, identifier, title, active, license, organization, created_at } = calendar;
  const { owner } = calendar;
  const role = owner.id === userId ? 'owner' : 'member';
  const addedCalendar = addedCalendars.get(id);
  const membership = memberships.find(
    ({ accountId, calendarId }) => accountId === userId && calendarId === id,
  );
  const hasMainKey = membership?.byKey ?? role === 'owner';
  return {
    id,
    identifier,
    title,
    key: addedCalendar ? addedCalendar.key : hasMainKey ? calendar.key : null,
    role,
    active,
    license,
    organization_name: organization?.name ?? null,
    owner: { id: owner.id, name: owner.name },
    last_opened_at: addedCalendar ? null : world.date(findLastOpening(userId, calendar)),
    created_at: world.date(created_at),
    ...pinState(user, id),
  };
}

function pinState(
  { pinnedCalendars }: UserRecord,
  calendarId: number,
): Pick<ListedCalendar, 'pinned' | 'pin_place'> {
  const pinned = pinnedCalendars.has(calendarId);
  return { pinned, pin_place: pinned ? [...pinnedCalendars].indexOf(calendarId) + 1 : null };
}

/** Takes a calendar off a user's dashboard. */
export function removeFromDashboard(world: World, user: UserRecord, calendarId: number): void {
  world.changeUser(user.id, {
    leftCalendars: new Set([...user.leftCalendars, calendarId]),
    addedCalendars: new Map([...user.addedCalendars].filter(([id]) => id !== calendarId)),
    pinnedCalendars: new Set([...user.pinnedCalendars].filter((id) => id !== calendarId)),
  });
}

function lastOpenedFirst(a: ListedCalendar, b: ListedCalendar): number {
  const [openedAt, otherOpened] = [a.last_opened_at ?? '', b.last_opened_at ?? ''];
  if (openedAt === otherOpened) return a.id - b.id;
  return openedAt < otherOpened ? 1 : -1;
}
