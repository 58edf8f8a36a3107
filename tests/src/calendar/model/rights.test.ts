import { describe, expect, it } from 'vitest';
import { mayChangeAny, roleHas } from '#src/calendar/model/rights.ts';

describe('a role', () => {
  it.each([
    ['admin', 'administer', true],
    ['modify', 'administer', false],
    ['add_only_without_details', 'add', true],
    ['read_only', 'add', false],
    ['no_access', 'read', false],
    // Of a newer server.
    ['moderator', 'read', true],
    ['moderator', 'change', false],
  ] as const)('%s has the right %s: %s', (role, right, expected) => {
    expect(roleHas(role, right)).toBe(expected);
  });
});

it.each([
  [['read_only', 'modify_from_same_link'], true],
  [['read_only', 'no_access'], false],
  [[], false],
])('sub-calendars with the roles %j have events to change: %s', (roles, expected) => {
  expect(mayChangeAny(roles.map((role) => ({ role })))).toBe(expected);
});
