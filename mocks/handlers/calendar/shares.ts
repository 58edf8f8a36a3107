import type { components } from '#generated/calendar/types.ts';
import type { Share } from '../../seed/calendar/sharing.ts';
import type { Access } from '../../world/calendar/access.ts';
import type { FieldProblem } from './calendar-call.ts';

type Schemas = components['schemas'];

/** The part of a request that says what a key or a member may do. */
export interface ShareRequest {
  readonly role?: Schemas['AccessRole'];
  readonly sub_calendar_roles?: readonly Schemas['SubCalendarPermissionRequest'][];
}

/** Returns the rights of a key or a member after a change. */
export function changedShare(
  before: Share | undefined,
  { role, sub_calendar_roles: roles }: ShareRequest,
): Share {
  const next = role ?? before?.role ?? 'no_access';
  const subCalendarRoles = next === 'mixed' ? (roles ?? before?.subCalendarRoles ?? []) : [];
  return { role: next, subCalendarRoles };
}

/** The rules for single sub-calendars that no schema expresses. */
export function shareProblem(
  { state }: Access,
  { role, sub_calendar_roles: roles }: ShareRequest,
  before?: Share,
): FieldProblem | undefined {
  const isMixed = (role ?? before?.role) === 'mixed';
  const field = 'sub_calendar_roles';
  if (!isMixed) {
    return roles && { field, message: 'Only the role “mixed” has these.' };
  }
  if (!roles) {
    return before?.role === 'mixed'
      ? undefined
      : { field, message: 'Choose permissions for single sub-calendars.' };
  }
  const ids = roles.map((roleEntry) => roleEntry.sub_calendar_id);
  const isKnown = ids.every((id) =>
    state.subCalendars.some((subCalendar) => subCalendar.id === id),
  );
  return isKnown && new Set(ids).size === ids.length
    ? undefined
    : { field, message: 'There is no such sub-calendar.' };
}
