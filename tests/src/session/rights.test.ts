import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { mayCall } from '#src/session/rights.ts';

const having = (...roles: string[]) => fixture('User', { roles });

describe('permission to call an admin operation', () => {
  it.each([
    ['ROLE_SALES', true, true, false, false],
    ['ROLE_SUPPORT', true, false, true, false],
    ['ROLE_ADMIN', true, true, true, true],
    ['ROLE_TESTUSER', false, false, false, false],
  ])('%s: search %s, money %s, people %s, deleting %s', (role, search, money, people, deleting) => {
    const user = having(role);
    expect(mayCall(user, 'searchUsers')).toBe(search);
    expect(mayCall(user, 'addBalance')).toBe(money);
    expect(mayCall(user, 'activateUser')).toBe(people);
    expect(mayCall(user, 'deleteUser')).toBe(deleting);
  });

  it('is denied without a login', () => {
    expect(mayCall(null, 'searchUsers')).toBe(false);
  });
});
