import type { components } from '#generated/app/types.ts';
import { makeCalendar } from '#generated/fixtures/app.ts';
import { type CalendarRecord, demoCalendars, memberships } from './demo-calendars.ts';

export type Calendar = components['schemas']['Calendar'];

const manyAccountId = 9002;
const manyCount = 300;
const firstManyId = 20_001;

const byAccount = new Map<number, readonly Calendar[]>();

/** The calendars of an account's dashboard, the last opened first. Made once for all worlds. */
export function dashboardCalendars(accountId: number): readonly Calendar[] {
  const known = byAccount.get(accountId);
  if (known) return known;
  const made = accountId === manyAccountId ? manyCalendars() : ownCalendars(accountId);
  const calendars = made.toSorted(lastOpenedFirst);
  // Only demo accounts have calendars: kept lists do not grow with every registration.
  if (calendars.length > 0) byAccount.set(accountId, calendars);
  return calendars;
}

function ownCalendars(accountId: number): Calendar[] {
  return memberships
    .filter((membership) => membership.accountId === accountId)
    .map(({ calendarId, access, byKey, lastOpenedAt }) => {
      const { id, identifier, title, key, license, organization, created_at } =
        recordOf(calendarId);
      return {
        id,
        identifier,
        title,
        key: byKey ? key : null,
        access,
        license,
        organization_name: organization?.name ?? null,
        last_opened_at: lastOpenedAt,
        created_at,
      };
    });
}

function manyCalendars(): Calendar[] {
  return Array.from({ length: manyCount }, (_, index) => {
    // Before the earliest date that a fixture may have been opened at.
    const created_at = new Date(Date.UTC(2021, 0, 1 + index, 8)).toISOString();
    return makeCalendar({ id: firstManyId + index, created_at }, { seed: index });
  });
}

function recordOf(calendarId: number): CalendarRecord {
  const record = demoCalendars.find(({ id }) => id === calendarId);
  if (!record) throw new Error(`No demo calendar has the id ${calendarId}.`);
  return record;
}

function lastOpenedFirst(a: Calendar, b: Calendar): number {
  return (b.last_opened_at ?? '').localeCompare(a.last_opened_at ?? '');
}
