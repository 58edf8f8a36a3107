import type { components } from '#generated/admin/types.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { lastOpened, membersOf } from '../seed/members.ts';
import { appsOf } from '../seed/organizations.ts';
import type { World } from './world.ts';

type Schemas = components['schemas'];

/** All that the admin tool shows of a calendar; nothing when there is none. */
export function calendarDetails(world: World, id: number): Schemas['CalendarDetails'] | undefined {
  const calendar = world.calendars.get(id);
  if (!calendar) return undefined;
  const { keys, restore_points, audit, ...extras } = world.calendarExtras.get(id);
  const organization = calendar.organization && organizationOf(world, calendar.organization.id);
  return {
    calendar,
    ...extras,
    keys: [...keys],
    users: usersOf(world, calendar),
    organization: organization ?? null,
    restore_points: [...restore_points],
    audit: [...audit],
  };
}

/** An organization with its apps; with its billing data only when asked for. */
export function organizationOf(
  world: World,
  id: number,
  { loaded = false } = {},
): Schemas['Organization'] | undefined {
  const organization = world.organizations.get(id);
  if (!organization) return undefined;
  return {
    ...organization,
    loaded,
    billing: loaded ? world.billings.get(id) : null,
    apps: appsOf(organization).map((app) => ({
      ...app,
      attributes: world.appAttributes.get(app.id),
    })),
  };
}

function usersOf(world: World, { id, owner }: CalendarRecord): Schemas['CalendarUser'][] {
  const members = membersOf(id).flatMap(({ userId, lastOpenedAt }) => {
    const user = world.users.get(userId);
    if (!user || user.state === 'deleted' || user.leftCalendars.has(id)) return [];
    const { name, email } = user;
    return [{ id: userId, name, email, access: 'member' as const, last_opened_at: lastOpenedAt }];
  });
  if (world.users.get(owner.id)?.leftCalendars.has(id)) return members;
  return [{ ...owner, access: 'owner', last_opened_at: lastOpened(owner.id, id) }, ...members];
}
