import { rights } from '#generated/admin/rights.ts';
import type { components } from '#generated/app/types.ts';
import type { UserRecord } from '../seed/user-record.ts';

type User = components['schemas']['User'];
type Role = components['schemas']['Role'];

const staffRoles: ReadonlySet<Role> = new Set(['ROLE_ADMIN', 'ROLE_SALES', 'ROLE_SUPPORT']);

/** Returns whether a user may use the admin tool. */
export function isStaff({ roles }: Pick<UserRecord, 'roles'>): boolean {
  return roles.some((role) => staffRoles.has(role));
}

/** Returns whether a user may now view the product as another one, who must be an active customer. */
export function mayViewAs(by: UserRecord, viewedUser: UserRecord): boolean {
  const allowedRoles: readonly string[] = rights.impersonateUser;
  return (
    by.roles.some((role) => allowedRoles.includes(role)) &&
    viewedUser.state === 'active' &&
    !isStaff(viewedUser) &&
    viewedUser.id !== by.id
  );
}

/** A user as sessions and the hosting page show one. */
export function shownAccount({ id, name, email, roles, avatar, twoFactor }: UserRecord): User {
  return { id, name, email, roles, ...avatar, two_fa_active: twoFactor.active };
}
