import type { components } from '#generated/app/types.ts';

export type User = components['schemas']['User'];
export type Role = components['schemas']['Role'];

/** A user as sessions and the user's own pages know them. */
export interface Account {
  readonly user: User;
  /** The primary address, in lower case. */
  readonly email: string;
}

/** The password of every user of the demo data. */
export const demoPassword = 'calendar';

/** Accounts that people register get ids from here on. */
export const firstFreeAccountId = 8;

/** Listing this account's calendars fails on purpose. */
export const failingAccountId = 9003;

/** The people that the documents' examples speak of, and those that stand for a special case. */
export const demoAccounts: readonly Account[] = [
  demoAccount(1, 'Olivia Owner', 'owner@example.com', 'ROLE_USER'),
  demoAccount(2, 'Milo Member', 'member@example.com', 'ROLE_USER'),
  demoAccount(3, 'Tessa Tester', 'tester@example.com', 'ROLE_TESTUSER'),
  demoAccount(4, 'Saul Sales', 'sales@example.com', 'ROLE_SALES'),
  demoAccount(5, 'Suki Support', 'support@example.com', 'ROLE_SUPPORT'),
  demoAccount(6, 'Ada Admin', 'admin@example.com', 'ROLE_ADMIN'),
  withTwoFactor(demoAccount(7, 'Toni Twofactor', 'two-factor@example.com', 'ROLE_USER')),
  demoAccount(9001, 'Nora Nothing', 'none@example.com', 'ROLE_USER'),
  demoAccount(9002, 'Mandy Many', 'many@example.com', 'ROLE_USER'),
  demoAccount(failingAccountId, 'Finn Fails', 'fails@example.com', 'ROLE_USER'),
  demoAccount(9004, 'Sam Slow', 'slow@example.com', 'ROLE_USER'),
];

/**
 * Whether a user is none of those that the demo data is filled up with: then the calendars of the user are only the demo
 * calendars, and nothing has to be made to find them.
 */
export function isStoryUser(id: number): boolean {
  return id < 1000 || id >= 9000;
}

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
  return { user: newUser(id, name, role), email };
}

function withTwoFactor({ user, email }: Account): Account {
  return { user: { ...user, two_fa_active: true }, email };
}
