import type { components } from '#generated/calendar/types.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import type { AccessRole } from './role-words.ts';

type Schemas = components['schemas'];
type SubCalendarRole = Schemas['SubCalendarPermissionRequest'];

/** The rights of a link or a member. */
export interface Share {
  role: AccessRole;
  sub_calendar_roles: readonly Schemas['SubCalendarPermission'][];
}

/** The values of a form for it, with each of the sub-calendars. */
export interface ShareValues {
  role: AccessRole;
  sub_calendar_roles: SubCalendarRole[];
}

export function shareValues(
  { role, sub_calendar_roles }: Share,
  subCalendars: readonly Pick<Schemas['SubCalendar'], 'id'>[],
): ShareValues {
  const roles = new Map(sub_calendar_roles.map((entry) => [entry.sub_calendar_id, entry.role]));
  return {
    role,
    sub_calendar_roles: subCalendars.map(({ id }) => {
      const subCalendarRole = roles.get(id) ?? 'no_access';
      return {
        sub_calendar_id: id,
        role: subCalendarRole === 'admin' ? 'modify' : subCalendarRole,
      };
    }),
  };
}

/** The request's part: roles of single sub-calendars belong to `mixed` alone. */
export function shareRequest({ role, sub_calendar_roles }: ShareValues) {
  return role === 'mixed' ? { role, sub_calendar_roles } : { role };
}

/** Returns whether rights are as a request wants them. A sub-calendar without a role has no access. */
export function hasShare(share: Share, request: Partial<Share>): boolean {
  const { role = share.role } = request;
  const keptRoles = role === 'mixed' ? share.sub_calendar_roles : [];
  const roles = request.sub_calendar_roles ?? keptRoles;
  return role === share.role && isSameJson(rolesById(share.sub_calendar_roles), rolesById(roles));
}

function rolesById(roles: Share['sub_calendar_roles']): Record<string, string> {
  const openRoles = roles.filter(({ role }) => role !== 'no_access');
  return Object.fromEntries(openRoles.map((entry) => [entry.sub_calendar_id, entry.role]));
}
