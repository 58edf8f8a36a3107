import type { components } from '#generated/app/types.ts';

/** The roles that the client knows. The server may have others, which grant nothing here. */
export type Role = 'ROLE_USER' | 'ROLE_TESTUSER' | 'ROLE_SALES' | 'ROLE_SUPPORT' | 'ROLE_ADMIN';
export type User = components['schemas']['User'];

/** The roles that each role implies (product specification, section 6). */
const impliedRoles = new Map<string, readonly Role[]>([
  ['ROLE_SALES', ['ROLE_TESTUSER']],
  ['ROLE_SUPPORT', ['ROLE_TESTUSER']],
  ['ROLE_ADMIN', ['ROLE_SALES', 'ROLE_SUPPORT', 'ROLE_TESTUSER']],
]);

/** Returns whether the user has a role, directly or implied. A visitor has none. */
export function hasRole(user: Pick<User, 'roles'> | null, role: Role): boolean {
  return user?.roles.some((own) => own === role || impliedRoles.get(own)?.includes(role)) ?? false;
}

/** Returns whether the user is staff and may open the admin tool: admin, support or sales. */
export function isStaff(user: Pick<User, 'roles'> | null): boolean {
  return hasRole(user, 'ROLE_SALES') || hasRole(user, 'ROLE_SUPPORT');
}
