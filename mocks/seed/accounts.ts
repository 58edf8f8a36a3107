import type { components } from '#generated/app/types.ts';

type Schemas = components['schemas'];

/** Somebody who can log in to the demo data. */
interface DemoAccount {
  readonly user: Schemas['User'];
  /** The primary address, in lower case. */
  readonly email: string;
}

/** The password of every user of the demo data. */
export const demoPassword = 'calendar';

/** Listing this account's calendars fails on purpose. */
export const failingAccountId = 9003;

/** The people in the documents' examples, and those that stand for a special case. */
export const demoAccounts: readonly DemoAccount[] = [
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
 * Whether a user is one of the story's people rather than one of the thousands that fill the demo data up. Their
 * calendars are all demo calendars, so that finding them does not make the other five thousand.
 */
export function isStoryUser(id: number): boolean {
  return id < 1000 || id >= 9000;
}

/** A new user as registering makes one. */
export function newUser(
  id: number,
  name: string,
  role: Schemas['Role'] = 'ROLE_USER',
): Schemas['User'] {
  return {
    id,
    name,
    roles: [role],
    avatar_type: 'initial',
    avatar_url: null,
    two_fa_active: false,
  };
}

function demoAccount(id: number, name: string, email: string, role: Schemas['Role']): DemoAccount {
  return { user: newUser(id, name, role), email };
}

function withTwoFactor({ user, email }: DemoAccount): DemoAccount {
  return { user: { ...user, two_fa_active: true }, email };
}
