import { describe, expect, it } from 'vitest';
import { schemaChecker } from '../schemas.ts';
import { openMock } from '../support.ts';

/** The settings that a page hands to the client. */
async function settingsOf(page: Response): Promise<Record<string, unknown>> {
  const [, json = ''] = /id="app-settings">(.*?)<\/script>/.exec(await page.text()) ?? [];
  return JSON.parse(json);
}

describe('the calendar that was opened with a password', () => {
  it.each(['/ksregatta2026plan5', '/c/regat7', '/c/regat7/regatta-2026'])(
    'says so at %s, with its names',
    async (path) => {
      const { fetch } = await openMock();
      const settings = await settingsOf(await fetch(path));
      expect(settings).toMatchObject({
        calendarProtected: true,
        appKey: 'ksregatta2026plan5',
        appIdentifier: 'regat7',
        organizationUrlName: 'riverside-sports',
        organizationHidden: false,
        appTitle: 'Regatta 2026',
        organizationName: 'Riverside Sports',
        accessName: 'Crew and helpers',
      });
      const { errorsAt } = await schemaChecker('app');
      expect(errorsAt('/components/schemas/HostSettings', settings)).toBe('');
    },
  );

  it('is what staff make of it', async () => {
    const { fetch, logIn, send, get } = await openMock();
    await logIn('admin@example.com');
    const details = await (await get('/admintool96/api/calendar-details/105')).json();
    expect(details.password_protected).toBe(true);
    expect(details.keys[0]).toMatchObject({
      key: 'ksregatta2026plan5',
      label: 'Crew and helpers',
    });
    await send('PATCH', '/admintool96/api/org/11', { hidden: true });
    expect(await settingsOf(await fetch('/c/regat7'))).toMatchObject({ organizationHidden: true });
    await send('POST', '/admintool96/api/deactivate-calendar', { calendarId: 105, active: false });
    expect(await settingsOf(await fetch('/c/regat7'))).not.toHaveProperty('calendarProtected');
  });

  it.each(['/ksr0wingclubmain01', '/c/riv3rs', '/c/regat77', '/login'])(
    'is not the one at %s',
    async (path) => {
      const { fetch } = await openMock();
      expect(await settingsOf(await fetch(path))).not.toHaveProperty('calendarProtected');
    },
  );

  it.each(['/ksregatta2026plan5', '/c/regat7'])(
    'counts as closed after a POST to %s, in its world and until the world is reset',
    async (path) => {
      const { browser } = await openMock();
      const [one, other] = [browser(), browser()];
      // Each browser gets its world with its first page.
      await Promise.all([one.fetch('/login'), other.fetch('/login')]);
      expect((await one.send('POST', path)).status).toBe(204);
      expect(await settingsOf(await one.fetch(path))).not.toHaveProperty('calendarProtected');
      expect(await settingsOf(await other.fetch(path))).toHaveProperty('calendarProtected', true);
      await one.post('/__mock__/reset', undefined);
      expect(await settingsOf(await one.fetch(path))).toHaveProperty('calendarProtected', true);
    },
  );
});
