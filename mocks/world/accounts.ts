import type { components } from '#generated/app/types.ts';

export type User = components['schemas']['User'];
type Role = components['schemas']['Role'];

/** A user as sessions and the user's own pages know them. */
export interface Account {
  readonly user: User;
  /** The primary address, in lower case. */
  readonly email: string;
}

/** Accounts that people register get ids from here on. */
export const firstFreeAccountId = 8;

const staffRoles: ReadonlySet<Role> = new Set(['ROLE_ADMIN', 'ROLE_SALES', 'ROLE_SUPPORT']);

/** Whether a user may use the admin tool. */
export function isStaff(user: Pick<User, 'roles'>): boolean {
  return user.roles.some((role) => staffRoles.has(role));
}
