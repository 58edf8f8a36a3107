import type { components } from '#generated/app/types.ts';
import { makeCalendar } from '#generated/fixtures/app.ts';
import { type CalendarRecord, memberships } from '../seed/demo-calendars.ts';
import { lastOpened } from '../seed/members.ts';
import type { AdminWorld } from './admin-world.ts';

export type Calendar = components['schemas']['Calendar'];

const manyAccountId = 9002;
const manyCount = 300;
const firstManyId = 20_001;

let many: readonly Calendar[] | undefined;

/** The calendars of a user's dashboard, the last opened first. */
export function dashboardCalendars(admin: AdminWorld, userId: number): readonly Calendar[] {
  if (userId === manyAccountId) {
    many ??= manyCalendars();
    return many.filter(({ id }) => !admin.hasLeft(userId, id));
  }
  return admin
    .calendarsOf(userId)
    .map((calendar) => dashboardCalendar(calendar, userId))
    .toSorted(lastOpenedFirst);
}

function dashboardCalendar(calendar: CalendarRecord, userId: number): Calendar {
  const { id, identifier, title, license, organization, created_at } = calendar;
  const access = calendar.owner.id === userId ? 'owner' : 'member';
  const known = memberships.find(
    ({ accountId, calendarId }) => accountId === userId && calendarId === id,
  );
  return {
    id,
    identifier,
    title,
    key: (known?.byKey ?? access === 'owner') ? calendar.key : null,
    access,
    license,
    organization_name: organization?.name ?? null,
    last_opened_at: lastOpened(userId, id),
    created_at,
  };
}

function manyCalendars(): Calendar[] {
  return Array.from({ length: manyCount }, (_, index) => {
    // Before the earliest date that a fixture may have been opened at.
    const created_at = new Date(Date.UTC(2021, 0, 1 + index, 8)).toISOString();
    return makeCalendar({ id: firstManyId + index, created_at }, { seed: index });
  }).toSorted(lastOpenedFirst);
}

function lastOpenedFirst(a: Calendar, b: Calendar): number {
  const [opened, otherOpened] = [a.last_opened_at ?? '', b.last_opened_at ?? ''];
  if (opened === otherOpened) return a.id - b.id;
  return opened < otherOpened ? 1 : -1;
}
