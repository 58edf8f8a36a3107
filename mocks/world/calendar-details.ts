import type { components } from '#generated/admin/types.ts';
import type { CalendarRecord } from '../seed/demo-calendars.ts';
import { lastOpened, membersOf } from '../seed/members.ts';
import { appsOf } from '../seed/organizations.ts';
import type { AdminWorld } from './admin-world.ts';

type Schemas = components['schemas'];

/** All that the admin tool shows of a calendar; nothing when there is none. */
export function calendarDetails(
  admin: AdminWorld,
  id: number,
): Schemas['CalendarDetails'] | undefined {
  const calendar = admin.calendars.get(id);
  if (!calendar) return undefined;
  const { keys, restore_points, audit, ...extras } = admin.calendarExtras.get(id);
  const organization = calendar.organization && organizationOf(admin, calendar.organization.id);
  return {
    calendar,
    ...extras,
    keys: [...keys],
    users: usersOf(admin, calendar),
    organization: organization ?? null,
    restore_points: [...restore_points],
    audit: [...audit],
  };
}

/** An organisation with its apps; with its billing data only when asked for. */
export function organizationOf(
  admin: AdminWorld,
  id: number,
  { loaded = false } = {},
): Schemas['Organization'] | undefined {
  const organization = admin.organizations.get(id);
  if (!organization) return undefined;
  return {
    ...organization,
    loaded,
    billing: loaded ? admin.billings.get(id) : null,
    apps: appsOf(organization).map((app) => ({
      ...app,
      attributes: admin.appAttributes.get(app.id),
    })),
  };
}

function usersOf(admin: AdminWorld, { id, owner }: CalendarRecord): Schemas['CalendarUser'][] {
  const members = membersOf(id).flatMap(({ userId, lastOpenedAt }) => {
    const user = admin.users.get(userId);
    if (!user || user.state === 'deleted' || admin.hasLeft(userId, id)) return [];
    const { name, email } = user;
    return [{ id: userId, name, email, access: 'member' as const, last_opened_at: lastOpenedAt }];
  });
  if (admin.hasLeft(owner.id, id)) return members;
  return [{ ...owner, access: 'owner', last_opened_at: lastOpened(owner.id, id) }, ...members];
}
