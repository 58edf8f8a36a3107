import { describe, expect, it } from 'vitest';
import { seededPointer } from '#mocks/seed/event-pointers.ts';
import { schemaChecker } from '../schemas.ts';
import { openMock } from '../support.ts';

/** The settings that a page passes to the client. */
async function readSettings(page: Response): Promise<Record<string, unknown>> {
  const [, json = ''] = /id="app-settings">(.*?)<\/script>/.exec(await page.text()) ?? [];
  return JSON.parse(json);
}

async function openAt(path: string, email?: string) {
  const { fetch, logIn } = await openMock();
  if (email !== undefined) await logIn(email);
  const page = await fetch(path, { headers: { accept: 'text/html' } });
  return { status: page.status, settings: await readSettings(page) };
}

describe('the language of a calendar’s links', () => {
  it('is that of its pages for visitors, but not for users', async () => {
    const mock = await openMock();
    const readLanguage = async (path: string) =>
      (await readSettings(await mock.fetch(path, { headers: { accept: 'text/html' } })))[
        'language'
      ];
    const body = { general_settings: { visitor_language: 'de' } };
    await mock.send('PATCH', '/calendars/ksr0wingclubmain01/settings', body);
    expect(await readLanguage('/ksr0wingclubmain01')).toBe('de');
    expect(await readLanguage('/ksr0wingclubmain01/settings/general')).toBe('de');
    expect(await readLanguage('/login')).toBe('en');
    await mock.logIn('owner@example.com');
    expect(await readLanguage('/ksr0wingclubmain01')).toBe('en');
  });
});

describe('the page of a calendar', () => {
  const rowingClub = {
    appIdentifier: 'riv3rs',
    appTitle: 'Riverside rowing club',
    organizationName: 'Riverside Sports',
    organizationUrlName: 'riverside-sports',
    organizationHidden: false,
    productName: 'Shared Calendar',
    license: { license: 'pro', features: { max_file_size: 10_485_760 } },
  };

  it.each([
    ['/ksr0wingclubmain01', { appKey: 'ksr0wingclubmain01', accessName: 'Main link' }],
    ['/ksr0wingclubread01', { appKey: 'ksr0wingclubread01', accessName: 'Noticeboard' }],
    ['/ksr0wingclubmain01/settings/general', { appKey: 'ksr0wingclubmain01' }],
    ['/c/riv3rs', { appKey: null, accessName: null }],
    ['/c/riv3rs/settings/general', { appKey: null }],
    ['/c/riv3rs/rowing', { appKey: null, accessName: null }],
    [`/events/pointer/${seededPointer(101, '7001')}`, { appKey: null, accessName: null }],
  ])('has the settings of its own calendar at %s', async (path, how) => {
    const { status, settings } = await openAt(path);
    expect(status).toBe(200);
    expect(settings).toMatchObject({ ...rowingClub, ...how });
    expect(settings).not.toHaveProperty('calendarInactive');
    const { errorsAt } = await schemaChecker('app');
    expect(errorsAt('/components/schemas/HostSettings', settings)).toBe('');
  });

  it('names the access that a member has', async () => {
    const { settings } = await openAt('/c/riv3rs', 'member@example.com');
    expect(settings).toMatchObject({ appKey: null, accessName: 'Milo Member' });
    expect((await openAt('/c/riv3rs', 'sales@example.com')).settings['accessName']).toBeNull();
  });

  it.each(['/c/000000', '/ks0000000000000000', '/events/pointer/ev-1', '/events/pointer/x'])(
    'is a 404 with the usual hosting page and no calendar’s settings at %s',
    async (path) => {
      const { status, settings } = await openAt(path);
      expect(status).toBe(404);
      expect(settings).toMatchObject({
        appKey: null,
        appIdentifier: null,
        appTitle: 'Shared Calendar',
        license: null,
        languageSections: expect.arrayContaining(['calendar']),
      });
    },
  );

  it('marks an inactive calendar or an inactive key', async () => {
    expect((await openAt('/c/o1dclb')).settings).toMatchObject({ calendarInactive: true });
    const { fetch, logIn, send } = await openMock();
    await logIn('admin@example.com');
    await send('POST', '/admintool96/api/deactivate-calendar', {
      calendarId: 101,
      keyId: 1012,
      active: false,
    });
    const inactive = { calendarInactive: true };
    expect(await readSettings(await fetch('/ksr0wingclubread01'))).toMatchObject(inactive);
    expect(await readSettings(await fetch('/ksr0wingclubmain01'))).not.toMatchObject(inactive);
  });

  it('exists for each calendar on a dashboard', async () => {
    for (const email of ['owner@example.com', 'many@example.com']) {
      const { get, logIn, fetch } = await openMock();
      await logIn(email);
      const { results } = await (await get('/user/calendars')).json();
      for (const { key, identifier, title, active, license } of results) {
        const page = await fetch(key ? `/${key}` : `/c/${identifier}`);
        const settings = await readSettings(page);
        expect(settings).toMatchObject({ appTitle: title, license: { license } });
        expect(settings['calendarInactive'] ?? false).toBe(!active);
      }
    }
  });

  it('does not affect other pages', async () => {
    const { status, settings } = await openAt('/login');
    expect(status).toBe(200);
    expect(settings).toMatchObject({ appKey: null, appIdentifier: null, license: null });
  });
});

describe('a calendar opened with a password', () => {
  it.each(['/ksregatta2026plan5', '/c/regat7', '/c/regat7/regatta-2026'])(
    'is marked at %s',
    async (path) => {
      const { fetch } = await openMock();
      const settings = await readSettings(await fetch(path));
      expect(settings).toMatchObject({
        calendarProtected: true,
        appIdentifier: 'regat7',
        appTitle: 'Regatta 2026',
      });
      const { errorsAt } = await schemaChecker('app');
      expect(errorsAt('/components/schemas/HostSettings', settings)).toBe('');
    },
  );

  it('follows changes by staff', async () => {
    const { fetch, logIn, send, get } = await openMock();
    await logIn('admin@example.com');
    const details = await (await get('/admintool96/api/calendar-details/105')).json();
    expect(details.password_protected).toBe(true);
    expect(details.keys[0]).toMatchObject({
      key: 'ksregatta2026plan5',
      label: 'Crew and helpers',
    });
    await send('PATCH', '/admintool96/api/org/11', { hidden: true });
    expect(await readSettings(await fetch('/c/regat7'))).toMatchObject({
      organizationHidden: true,
    });
    await send('POST', '/admintool96/api/deactivate-calendar', { calendarId: 105, active: false });
    expect(await readSettings(await fetch('/c/regat7'))).not.toHaveProperty('calendarProtected');
  });

  it('has to be opened again when staff give it a new password', async () => {
    const { fetch, logIn, post } = await openMock();
    await logIn('admin@example.com');
    await post('/admintool96/api/105/reset-password', undefined);
    expect(await readSettings(await fetch('/c/regat7'))).not.toHaveProperty('calendarProtected');
  });

  it.each(['/ksr0wingclubmain01', '/c/riv3rs', '/c/regat77', '/login'])(
    'is not marked at %s',
    async (path) => {
      const { fetch } = await openMock();
      expect(await readSettings(await fetch(path))).not.toHaveProperty('calendarProtected');
    },
  );

  it.each(['/ksregatta2026plan5', '/c/regat7'])(
    'is closed by a POST to %s, in its world and until the world is reset',
    async (path) => {
      const { browser } = await openMock();
      const [one, other] = [browser(), browser()];
      // Each browser gets its world with its first page.
      await Promise.all([one.fetch('/login'), other.fetch('/login')]);
      expect((await one.send('POST', path)).status).toBe(204);
      expect(await readSettings(await one.fetch(path))).not.toHaveProperty('calendarProtected');
      expect(await readSettings(await other.fetch(path))).toHaveProperty('calendarProtected', true);
      await one.post('/__mock__/reset', undefined);
      expect(await readSettings(await one.fetch(path))).toHaveProperty('calendarProtected', true);
    },
  );
});
