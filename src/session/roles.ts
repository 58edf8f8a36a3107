import type { components } from '#generated/app/types.ts';

export type Role = components['schemas']['Role'];
export type User = components['schemas']['User'];

/** What each role grants besides itself (product specification, section 6). */
const implied: Record<Role, readonly Role[]> = {
  ROLE_USER: [],
  ROLE_TESTUSER: [],
  ROLE_SALES: ['ROLE_TESTUSER'],
  ROLE_SUPPORT: ['ROLE_TESTUSER'],
  ROLE_ADMIN: ['ROLE_SALES', 'ROLE_SUPPORT', 'ROLE_TESTUSER'],
};

/** Whether the user has a role, granted or implied; nobody has none. */
export function hasRole(user: User | null, role: Role): boolean {
  return (
    user?.roles.some((granted) => granted === role || implied[granted]?.includes(role)) ?? false
  );
}

/** Staff may open the admin tool: admin, support and sales. */
export function isStaff(user: User | null): boolean {
  return hasRole(user, 'ROLE_SALES') || hasRole(user, 'ROLE_SUPPORT');
}
