import { expect, it } from 'vitest';
import { demoAccounts, isStoryUser } from '#mocks/seed/accounts.ts';
import { demoCalendars } from '#mocks/seed/demo-calendars.ts';

it('demo accounts have unique ids and addresses', () => {
  expect(new Set(demoAccounts.map(({ id }) => id)).size).toBe(demoAccounts.length);
  expect(new Set(demoAccounts.map(({ email }) => email)).size).toBe(demoAccounts.length);
});

it('demo accounts and owners of demo calendars are users of the story', () => {
  const people = [...demoAccounts, ...demoCalendars.map(({ owner }) => owner)];
  expect(people.filter(({ id }) => !isStoryUser(id))).toEqual([]);
});
