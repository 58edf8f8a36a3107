import { describe, expect, it } from 'vitest';
import { hostSettings } from '#mocks/host-settings.ts';
import { demoAccounts } from '#mocks/world/accounts.ts';
import { schemaChecker } from './schemas.ts';

describe('the settings of the hosting page', () => {
  it.each(['', '/kalender', '/a/b'])(
    'are valid below %j, for visitors and users',
    async (basePath) => {
      const { faultsAt } = await schemaChecker('app');
      for (const user of [null, ...demoAccounts.map((account) => account.user)]) {
        const settings = hostSettings(basePath, user);
        expect(faultsAt('/components/schemas/HostSettings', settings)).toBe('');
      }
    },
  );

  it('lead to everything below the base path', () => {
    expect(hostSettings('/kalender', null)).toMatchObject({
      baseUrl: '/kalender',
      resourcesUrl: '/kalender/resources',
      user: null,
    });
  });
});
