import type { components } from '#generated/app/types.ts';
import { type CalendarRecord, memberships } from '../seed/demo-calendars.ts';
import { manyAccountId, manyCalendars } from '../seed/many-calendars.ts';
import { lastOpened, seededCalendarIdsOf } from '../seed/members.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { World } from './world.ts';

export type Calendar = components['schemas']['Calendar'];

/** The calendars on a user's dashboard, the last opened first. */
export function dashboardCalendars(world: World, user: UserRecord): readonly Calendar[] {
  const calendars =
    user.id === manyAccountId
      ? manyCalendars()
          .filter(({ id }) => !user.leftCalendars.has(id))
          .map((calendar) => world.dated<Calendar>(calendar))
      : calendarsOf(world, user).map((calendar) => dashboardCalendar(world, calendar, user.id));
  return calendars.toSorted(lastOpenedFirst);
}

/** The records of a user's calendars: the own ones, then those of others. */
export function calendarsOf(
  { calendars }: World,
  { id: userId, leftCalendars }: UserRecord,
): CalendarRecord[] {
  return seededCalendarIdsOf(userId)
    .filter((id) => !leftCalendars.has(id))
    .flatMap((id) => calendars.get(id) ?? []);
}

function dashboardCalendar(world: World, calendar: CalendarRecord, userId: number): Calendar {
  const { id, identifier, title, active, license, organization, created_at } = calendar;
  const role = calendar.owner.id === userId ? 'owner' : 'member';
  const known = memberships.find(
    ({ accountId, calendarId }) => accountId === userId && calendarId === id,
  );
  return {
    id,
    identifier,
    title,
    key: (known?.byKey ?? role === 'owner') ? calendar.key : null,
    role,
    active,
    license,
    organization_name: organization?.name ?? null,
    last_opened_at: world.date(lastOpened(userId, calendar)),
    created_at: world.date(created_at),
  };
}

function lastOpenedFirst(a: Calendar, b: Calendar): number {
  const [opened, otherOpened] = [a.last_opened_at ?? '', b.last_opened_at ?? ''];
  if (opened === otherOpened) return a.id - b.id;
  return opened < otherOpened ? 1 : -1;
}
