import type { UpdateUserInput } from '#generated/admin/fetchers.ts';
import type { UserView } from './user-data.ts';

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

/** The values of the profile's form, with a checkbox for each role. */
export function toUserValues({ user, language }: UserView) {
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

export type UserValues = ReturnType<typeof toUserValues>;

/** The input of the call: only the changed fields. */
export function toChange(view: UserView, changedValues: Partial<UserValues>): UserChange {
  const before = toUserValues(view);
  const { roles, ...others } = changedValues;
  const old = { name: before.name, email: before.email, language: before.language };
  const undone = Object.fromEntries(Object.entries(old).filter(([key]) => key in others));
  return {
    changes: { ...others, ...(roles && { roles: checkedRoles(roles) }) },
    before: { ...undone, ...(roles && { roles: checkedRoles(before.roles) }) },
  };
}

/** Without the role that everybody has, and roles that this client does not know. */
export function pickGrantable(roles: readonly string[]): GrantableRole[] {
  return grantableRoles.filter((role) => roles.includes(role));
}

function checkedRoles(roles: UserValues['roles']): GrantableRole[] {
  return grantableRoles.filter((role) => roles[role]);
}
