import type { UpdateUserInput } from '#generated/admin/fetchers.ts';
import type { UserView } from './user-loader.ts';

export type UserChanges = UpdateUserInput['body'];

export interface UserChange {
  changes: UserChanges;
  /** The previous values, for undo. */
  before: UserChanges;
}

/** The roles that can be granted (product specification, section 6), highest first. */
export const grantableRoles = [
  'ROLE_ADMIN',
  'ROLE_SUPPORT',
  'ROLE_SALES',
  'ROLE_TESTUSER',
] as const;

type GrantableRole = (typeof grantableRoles)[number];

/** The form's fields, with a checkbox for each role. */
export function editedOf({ user, language }: UserView) {
  const has = (role: GrantableRole) => user.roles.includes(role);
  return {
    name: user.name,
    email: user.email,
    language,
    roles: {
      ROLE_ADMIN: has('ROLE_ADMIN'),
      ROLE_SUPPORT: has('ROLE_SUPPORT'),
      ROLE_SALES: has('ROLE_SALES'),
      ROLE_TESTUSER: has('ROLE_TESTUSER'),
    },
  };
}

export type UserValues = ReturnType<typeof editedOf>;

/** The input of the call: only the changed fields. */
export function changesOf(view: UserView, changed: Partial<UserValues>): UserChange {
  const before = editedOf(view);
  const { roles, ...others } = changed;
  const old = { name: before.name, email: before.email, language: before.language };
  const undone = Object.fromEntries(Object.entries(old).filter(([key]) => key in others));
  return {
    changes: { ...others, ...(roles && { roles: granted(roles) }) },
    before: { ...undone, ...(roles && { roles: granted(before.roles) }) },
  };
}

/** Without the role that everybody has, and roles that this client does not know. */
export function grantedRoles(roles: readonly string[]): GrantableRole[] {
  return grantableRoles.filter((role) => roles.includes(role));
}

function granted(roles: UserValues['roles']): GrantableRole[] {
  return grantableRoles.filter((role) => roles[role]);
}
