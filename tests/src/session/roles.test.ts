import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { hasRole, isStaff, type Role } from '#src/session/roles.ts';

const having = (...roles: Role[]) => fixture('User', { roles });

describe('roles', () => {
  it.each([
    ['ROLE_SALES', 'ROLE_TESTUSER'],
    ['ROLE_SUPPORT', 'ROLE_TESTUSER'],
    ['ROLE_ADMIN', 'ROLE_SALES'],
    ['ROLE_ADMIN', 'ROLE_SUPPORT'],
    ['ROLE_ADMIN', 'ROLE_TESTUSER'],
  ] as const)('%s includes %s', (granted, role) => {
    expect(hasRole(having(granted), role)).toBe(true);
  });

  it.each([
    ['ROLE_TESTUSER', 'ROLE_SALES'],
    ['ROLE_SALES', 'ROLE_SUPPORT'],
    ['ROLE_SUPPORT', 'ROLE_SALES'],
    ['ROLE_SALES', 'ROLE_ADMIN'],
    ['ROLE_USER', 'ROLE_TESTUSER'],
  ] as const)('%s does not include %s', (granted, role) => {
    expect(hasRole(having(granted), role)).toBe(false);
  });

  it.each(['ROLE_ADMIN', 'ROLE_SUPPORT', 'ROLE_SALES'] as const)('%s is staff', (role) => {
    expect(isStaff(having(role))).toBe(true);
  });

  it('an unknown role includes nothing', () => {
    const beta = fixture('User', { roles: ['ROLE_BETA', 'constructor'] });
    expect(hasRole(beta, 'ROLE_TESTUSER')).toBe(false);
  });

  it('no other role is staff', () => {
    expect(isStaff(having('ROLE_USER', 'ROLE_TESTUSER'))).toBe(false);
    expect(isStaff(having())).toBe(false);
    expect(isStaff(null)).toBe(false);
  });
});
