import type { components } from '#generated/app/types.ts';

export type User = components['schemas']['User'];
export type Role = components['schemas']['Role'];

/** Somebody who can log in. */
export interface Account {
  readonly user: User;
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  /** What logging in asks for besides the password. */
  readonly code?: string;
  /** Listing this account's calendars fails on purpose. */
  readonly calendarsFail?: true;
}

/** The password of every demo account. */
export const demoPassword = 'calendar';

/** Accounts that people register get ids from here on. */
export const firstFreeAccountId = 8;

/** The people that the documents' examples speak of, and those that stand for a special case. */
export const demoAccounts: readonly Account[] = [
  demoAccount(1, 'Olivia Owner', 'owner@example.com', 'ROLE_USER'),
  demoAccount(2, 'Milo Member', 'member@example.com', 'ROLE_USER'),
  demoAccount(3, 'Tessa Tester', 'tester@example.com', 'ROLE_TESTUSER'),
  demoAccount(4, 'Saul Sales', 'sales@example.com', 'ROLE_SALES'),
  demoAccount(5, 'Suki Support', 'support@example.com', 'ROLE_SUPPORT'),
  demoAccount(6, 'Ada Admin', 'admin@example.com', 'ROLE_ADMIN'),
  withCode(demoAccount(7, 'Toni Twofactor', 'two-factor@example.com', 'ROLE_USER'), '123456'),
  demoAccount(9001, 'Nora Nothing', 'none@example.com', 'ROLE_USER'),
  demoAccount(9002, 'Mandy Many', 'many@example.com', 'ROLE_USER'),
  { ...demoAccount(9003, 'Finn Fails', 'fails@example.com', 'ROLE_USER'), calendarsFail: true },
  demoAccount(9004, 'Sam Slow', 'slow@example.com', 'ROLE_USER'),
];

/** A new user as registering makes one. */
export function newUser(id: number, name: string, role: Role = 'ROLE_USER'): User {
  return {
    id,
    name,
    roles: [role],
    avatar_type: 'initial',
    avatar_url: null,
    two_fa_active: false,
  };
}

const staffRoles: ReadonlySet<Role> = new Set(['ROLE_ADMIN', 'ROLE_SALES', 'ROLE_SUPPORT']);

/** Whether a user may use the admin tool. */
export function isStaff(user: User): boolean {
  return user.roles.some((role) => staffRoles.has(role));
}

function demoAccount(id: number, name: string, email: string, role: Role): Account {
  return { user: newUser(id, name, role), email, password: demoPassword };
}

function withCode(account: Account, code: string): Account {
  return { ...account, user: { ...account.user, two_fa_active: true }, code };
}
