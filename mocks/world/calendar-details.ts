import type { components } from '#generated/admin/types.ts';
import { calendarsOwnedBy } from '../seed/calendars.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { findLastOpening, listMembers } from '../seed/members.ts';
import { createApps } from '../seed/organizations.ts';
import type { World } from './world.ts';

type Schemas = components['schemas'];
/** The part of a calendar's details that its own records contain. */
type CalendarFacts = Omit<Schemas['CalendarDetails'], 'users' | 'organization'>;

/** Everything about a calendar that the admin tool shows; undefined if it does not exist. */
export function calendarDetails(world: World, id: number): Schemas['CalendarDetails'] | undefined {
  const calendar = world.calendars.get(id);
  if (!calendar) return undefined;
  const organization = calendar.organization && findOrganization(world, calendar.organization.id);
  const { password, ...extras } = world.calendarExtras.get(id);
  const password_protected = password !== null;
  return {
    ...world.resolveTimes<CalendarFacts>({ calendar, password_protected, ...extras }),
    users: listUsers(world, calendar),
    organization: organization ?? null,
  };
}

/** An organization with its apps. */
export function findOrganization(
  world: World,
  id: number,
): Schemas['OrganizationWithoutBilling'] | undefined {
  const organization = world.organizations.get(id);
  if (!organization) return undefined;
  return {
    ...organization,
    loaded: false,
    billing: null,
    notes: [...world.organizationNotes.get(id)],
    apps: createApps(organization).map((app) => ({
      ...app,
      attributes: world.appAttributes.get(app.id),
    })),
  };
}

/** An organization with its apps and its billing data. */
export function billedOrganization(world: World, id: number): Schemas['Organization'] | undefined {
  const organization = findOrganization(world, id);
  if (!organization) return undefined;
  const billing = world.resolveTimes<Schemas['Billing']>(world.billings.get(id));
  return { ...organization, loaded: true, billing };
}

/** Returns whether somebody else may own a calendar of the demo data by now. */
function hasOwned(userId: number, { id }: CalendarRecord): boolean {
  return calendarsOwnedBy(userId).some((calendar) => calendar.id === id);
}

function listUsers(world: World, calendar: CalendarRecord): Schemas['CalendarUser'][] {
  const { id, owner } = calendar;
  const addedMembers = [...world.users.listChanged()].filter(({ addedCalendars }) =>
    addedCalendars.has(id),
  );
  const newcomers = addedMembers.map((user) => ({
    userId: user.id,
    lastOpenedAt: hasOwned(user.id, calendar) ? findLastOpening(user.id, calendar) : null,
  }));
  const former = listMembers(id).filter(
    ({ userId }) => !addedMembers.some((user) => user.id === userId),
  );
  const members = [...former, ...newcomers].flatMap(({ userId, lastOpenedAt }) => {
    const user = world.users.get(userId);
    if (!user || user.state === 'deleted' || user.leftCalendars.has(id) || userId === owner.id)
      return [];
    const { name, email } = user;
    const last_opened_at = world.date(lastOpenedAt);
    return [{ user: { id: userId, name, email }, role: 'member' as const, last_opened_at }];
  });
  if (world.users.get(owner.id)?.leftCalendars.has(id)) return members;
  const last_opened_at = world.date(findLastOpening(owner.id, calendar));
  return [{ user: owner, role: 'owner', last_opened_at }, ...members];
}
