import { describe, expect, it } from 'vitest';
import { demoAccounts, newUser } from '#mocks/seed/accounts.ts';
import { firstFreeAccountId, isStaff } from '#mocks/world/accounts.ts';
import { schemaChecker } from '../schemas.ts';

describe('the demo accounts', () => {
  it('are valid users', async () => {
    const { errorsAt } = await schemaChecker('app');
    for (const { user } of demoAccounts) {
      expect(errorsAt('/components/schemas/User', user)).toBe('');
    }
  });

  it('are told apart by id and address', () => {
    expect(new Set(demoAccounts.map(({ user }) => user.id)).size).toBe(demoAccounts.length);
    expect(new Set(demoAccounts.map(({ email }) => email)).size).toBe(demoAccounts.length);
  });

  it('leave the ids of new accounts free', () => {
    expect(demoAccounts.some(({ user }) => user.id === firstFreeAccountId)).toBe(false);
  });
});

describe('staff', () => {
  it.each([
    ['ROLE_ADMIN', true],
    ['ROLE_SALES', true],
    ['ROLE_SUPPORT', true],
    ['ROLE_TESTUSER', false],
    ['ROLE_USER', false],
  ] as const)('counts %s: %s', (role, expected) => {
    expect(isStaff(newUser(1, 'Somebody', role))).toBe(expected);
  });
});
