import { describe, expect, it } from 'vitest';
import { allUsers } from '#mocks/seed/users.ts';
import { isStaff, shownAccount } from '#mocks/world/accounts.ts';
import { schemaChecker } from '../schemas.ts';

it('every user is shown as a valid account', async () => {
  const { errorsAt } = await schemaChecker('app');
  for (const user of allUsers().values()) {
    expect(errorsAt('/components/schemas/User', shownAccount(user))).toBe('');
  }
});

describe('staff', () => {
  it.each([
    ['ROLE_ADMIN', true],
    ['ROLE_SALES', true],
    ['ROLE_SUPPORT', true],
    ['ROLE_TESTUSER', false],
    ['ROLE_USER', false],
  ] as const)('counts %s: %s', (role, expected) => {
    expect(isStaff({ roles: [role] })).toBe(expected);
  });
});
