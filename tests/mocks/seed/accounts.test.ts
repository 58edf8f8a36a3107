import { expect, it } from 'vitest';
import { demoAccounts, isStoryUser } from '#mocks/seed/accounts.ts';
import { demoCalendars } from '#mocks/seed/demo-calendars.ts';

it('the demo accounts are told apart by id and address', () => {
  expect(new Set(demoAccounts.map(({ id }) => id)).size).toBe(demoAccounts.length);
  expect(new Set(demoAccounts.map(({ email }) => email)).size).toBe(demoAccounts.length);
});

it('the story is about the demo accounts and the owners of the demo calendars', () => {
  const people = [...demoAccounts, ...demoCalendars.map(({ owner }) => owner)];
  expect(people.filter(({ id }) => !isStoryUser(id))).toEqual([]);
});
