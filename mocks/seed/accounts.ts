import type { components } from '#generated/app/types.ts';

type Role = components['schemas']['Role'];

interface DemoAccount {
  readonly id: number;
  readonly name: string;
  /** The primary address, in lower case. */
  readonly email: string;
  readonly role: Role;
  readonly asksForCode: boolean;
}

/** Listing this account's calendars fails on purpose. */
export const failingAccountId = 9003;

/** The people of the documents' examples, and accounts for special cases. */
export const demoAccounts: readonly DemoAccount[] = [
  demoAccount(1, 'Olivia Owner', 'owner@example.com'),
  demoAccount(2, 'Milo Member', 'member@example.com'),
  demoAccount(3, 'Tessa Tester', 'tester@example.com', 'ROLE_TESTUSER'),
  demoAccount(4, 'Saul Sales', 'sales@example.com', 'ROLE_SALES'),
  demoAccount(5, 'Suki Support', 'support@example.com', 'ROLE_SUPPORT'),
  demoAccount(6, 'Ada Admin', 'admin@example.com', 'ROLE_ADMIN'),
  { ...demoAccount(7, 'Toni Twofactor', 'two-factor@example.com'), asksForCode: true },
  demoAccount(9001, 'Nora Nothing', 'none@example.com'),
  demoAccount(9002, 'Mandy Many', 'many@example.com'),
  demoAccount(failingAccountId, 'Finn Fails', 'fails@example.com'),
  demoAccount(9004, 'Sam Slow', 'slow@example.com'),
];

/**
 * Returns whether a user is one of the story's people rather than one of the thousands that fill the demo data. All of their
 * calendars are demo calendars, so finding them does not create the other five thousand.
 */
export function isStoryUser(id: number): boolean {
  return id < 1000 || id >= 9000;
}

function demoAccount(
  id: number,
  name: string,
  email: string,
  role: Role = 'ROLE_USER',
): DemoAccount {
  return { id, name, email, role, asksForCode: false };
}
