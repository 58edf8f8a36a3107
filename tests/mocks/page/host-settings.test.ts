import { describe, expect, it } from 'vitest';
import { hostSettings, visitorWishes } from '#mocks/page/host-settings.ts';
import { allUsers } from '#mocks/seed/users.ts';
import { shownAccount } from '#mocks/world/accounts.ts';
import { schemaChecker } from '../schemas.ts';
import { openMock } from '../support.ts';

describe('the settings of the hosting page', () => {
  it.each(['', '/kalender', '/a/b'])(
    'are valid with base path %j, for visitors and users',
    async (basePath) => {
      const { errorsAt } = await schemaChecker('app');
      for (const user of [null, ...[...allUsers().values()].slice(0, 20).map(shownAccount)]) {
        for (const errorReporting of [false, true]) {
          const facts = { uploadOrigin: 'http://localhost:4001', errorReporting };
          for (const settings of [
            hostSettings(basePath, user),
            hostSettings(basePath, user, facts),
          ]) {
            expect(errorsAt('/components/schemas/HostSettings', settings)).toBe('');
          }
        }
      }
    },
  );

  it('send events, error reports and files to the page’s world', () => {
    const uploadOrigin = 'http://localhost:4001';
    const facts = { uploadOrigin, worldId: 'a-1', errorReporting: true };
    expect(hostSettings('', null, facts)).toMatchObject({
      analytics: { apiHost: 'http://localhost:4001/worlds/a-1' },
      errorReporting: { dsn: 'http://mockkey@localhost:4001/worlds/a-1/1' },
      upload: { hosts: { uploadApiUrl: 'http://localhost:4001/worlds/a-1' } },
    });
    expect(hostSettings('', null, { uploadOrigin })).not.toHaveProperty('errorReporting');
    expect(hostSettings('', null, { errorReporting: true })).not.toHaveProperty('errorReporting');
  });

  it.each([
    ['de', 'de'],
    ['en-xa', 'en'],
  ])('have the usual dates and clock for visitors who prefer %s', (language, dateLocale) => {
    expect(visitorWishes(language)).toEqual({ language, dateLocale, use24hTimes: null });
  });

  it('put everything below the base path', () => {
    expect(hostSettings('/kalender', null)).toMatchObject({
      baseUrl: '/kalender',
      resourcesUrl: '/kalender/resources',
      user: null,
    });
  });
});

describe('the secret of the drafts', () => {
  /** Logs in, and reads the secret in the page. */
  async function readKey({ logIn, fetch }: Awaited<ReturnType<typeof openMock>>, email: string) {
    await logIn(email);
    const page = await fetch('/user/dashboard', { headers: { accept: 'text/html' } });
    return /"draftKey":"([0-9a-f]{64})"/.exec(await page.text())?.[1];
  }

  it('is always the same for a user, and others cannot derive it', async () => {
    const [mock, otherMock] = await Promise.all([openMock(), openMock()]);
    const ofOlivia = await readKey(mock, 'owner@example.com');
    expect(ofOlivia).toBeDefined();
    const ofMilo = await readKey(mock, 'member@example.com');
    expect(await readKey(mock, 'owner@example.com')).toBe(ofOlivia);
    expect(new Set([ofOlivia, ofMilo, await readKey(otherMock, 'owner@example.com')]).size).toBe(3);
  });
});

describe('a session', () => {
  it.each([true, false])('outlives the browser or not, which pages know (%s)', async (stays) => {
    const { fetch, logIn } = await openMock();
    await logIn('owner@example.com', { stay_logged_in: stays });
    const page = await fetch('/user/dashboard', { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain(`"staysLoggedIn":${stays}`);
  });
});
