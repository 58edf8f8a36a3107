import { describe, expect, it } from 'vitest';
import { join } from '../mails.ts';
import { openMock } from '../support.ts';
import { wrongFields } from './wrong-fields.ts';

describe('the session control', () => {
  it('logs any account in and out', async () => {
    const { get, post, service } = await openMock();
    expect((await post('/__mock__/session', { as: 'many@example.com' })).status).toBe(204);
    expect((await (await get('/user/calendars')).json()).results).toHaveLength(1000);
    expect(await (await get('/__mock__/state')).json()).toMatchObject({ as: 'many@example.com' });
    await post('/__mock__/session', { as: null });
    expect((await get('/user/calendars')).status).toBe(401);
    expect(service.violations).toEqual([]);
  });

  it('starts an impersonated session', async () => {
    const { get, post } = await openMock();
    const viewed = { as: 'owner@example.com', impersonatedBy: 'support@example.com' };
    await post('/__mock__/session', viewed);
    expect(await (await get('/__mock__/state')).json()).toMatchObject(viewed);
    await post('/__mock__/session', { as: 'owner@example.com' });
    expect(await (await get('/__mock__/state')).json()).toMatchObject({ impersonatedBy: null });
  });

  it('lists all current accounts, including newly registered ones', async () => {
    const mock = await openMock();
    const { get, post, logIn, send } = mock;
    const state = async () => await (await get('/__mock__/state')).json();
    await logIn('owner@example.com');
    const change = { email: 'olivia@riverside.example' };
    expect((await post('/user/profile/primary-email', change)).status).toBe(200);
    expect(await state()).toMatchObject({
      as: 'olivia@riverside.example',
      choices: { accounts: expect.arrayContaining([olivia('olivia@riverside.example')]) },
    });
    expect((await state()).choices.accounts).not.toContainEqual(olivia('owner@example.com'));
    await post('/__mock__/session', { as: null });
    expect((await post('/__mock__/session', { as: 'olivia@riverside.example' })).status).toBe(204);

    const nina = { name: 'Nina', email: 'nina@example.com', password: 'three rivers' };
    await post('/__mock__/session', { as: null });
    await join(mock, nina);
    const { as, choices } = await state();
    expect(as).toBe('nina@example.com');
    expect(choices.accounts).toContainEqual({ email: as, name: 'Nina', isStaff: false });
    expect(new Set(choices.accounts.map(({ email }: { email: string }) => email)).size).toBe(
      choices.accounts.length,
    );

    await post('/__mock__/session', { as: 'admin@example.com' });
    expect((await send('DELETE', '/admintool96/api/user/1/delete')).status).toBe(204);
    expect((await state()).choices.accounts).not.toContainEqual(olivia('olivia@riverside.example'));

    function olivia(email: string) {
      return { email, name: 'Olivia Owner', isStaff: false };
    }
  });

  it.each([
    [{}, 'as'],
    [{ as: 'nobody@example.com' }, 'as'],
    [{ as: 7 }, 'as'],
    [{ as: null, impersonatedBy: 'admin@example.com' }, 'impersonatedBy'],
    [{ as: 'owner@example.com', impersonatedBy: 'member@example.com' }, 'impersonatedBy'],
    [{ as: null, __proto__: 1, color: 'red' }, 'color'],
    [[], 'body'],
  ])('refuses %j', async (body, field) => {
    expect(await wrongFields('/__mock__/session', body)).toEqual([field]);
  });
});

describe('the settings control', () => {
  it('changes the hosting page’s settings and restores them', async () => {
    const { get, post } = await openMock();
    const settings = async () => {
      const page = await get('/login', { accept: 'text/html', 'x-requested-with': '' });
      return JSON.parse(/id="app-settings">([^<]*)/.exec(await page.text())?.[1] ?? '');
    };
    await post('/__mock__/settings', { language: 'zh-cn', use24hTimes: true });
    expect(await settings()).toMatchObject({
      language: 'zh-cn',
      dateLocale: 'zh-cn',
      use24hTimes: true,
    });
    await post('/__mock__/settings', { language: null });
    expect(await settings()).toMatchObject({ language: 'en', dateLocale: 'en', use24hTimes: true });
    await post('/__mock__/reset', undefined);
    expect(await settings()).toMatchObject({ use24hTimes: null });
  });

  it('reports the settings shown to the caller, from the user’s profile or as set', async () => {
    const { get, post, logIn, send } = await openMock();
    const shown = async () => (await (await get('/__mock__/state')).json()).shown;
    const usual = { language: 'en', dateLocale: 'en', use24hTimes: null, debugMode: false };
    expect(await shown()).toEqual(usual);
    await logIn('owner@example.com');
    const wish = { language: 'zh-cn', use_24h_times: true };
    expect((await send('PATCH', '/user/profile', wish)).status).toBe(200);
    expect(await shown()).toMatchObject({ language: 'zh-cn', use24hTimes: true });
    await post('/__mock__/settings', { use24hTimes: false, debugMode: true });
    expect(await shown()).toMatchObject({
      language: 'zh-cn',
      use24hTimes: false,
      debugMode: true,
    });
  });

  it('adds an error reporting service on request', async () => {
    const uploadOrigin = 'http://localhost:4001';
    const { get, post } = await openMock({ uploadOrigin });
    const page = async () =>
      (await get('/login', { accept: 'text/html', 'x-requested-with': '' })).text();
    expect(await page()).not.toContain('errorReporting');
    await post('/__mock__/settings', { errorReporting: true });
    expect(await page()).toContain(
      '"errorReporting":{"dsn":"http://mockkey@localhost:4001/worlds/',
    );
    expect(await (await get('/__mock__/state')).json()).toMatchObject({ errorReporting: true });
    await post('/__mock__/settings', { errorReporting: null });
    expect(await page()).not.toContain('errorReporting');
  });

  it.each([
    [{ errorReporting: 'yes' }, 'errorReporting'],
    [{ language: 'tlh' }, 'language'],
    [{ use24hTimes: 'yes' }, 'use24hTimes'],
  ])('refuses %j', async (body, field) => {
    expect(await wrongFields('/__mock__/settings', body)).toEqual([field]);
  });
});

describe('the clock, the latency and the connection', () => {
  it('belong to one world and end with a reset', async () => {
    const { get, post, logIn } = await openMock();
    await logIn('owner@example.com', { stay_logged_in: true });
    await post('/__mock__/clock', { now: '2099-01-01T00:00:00Z' });
    const late = await get('/user/calendars');
    expect(late.status, 'the session has ended long ago').toBe(401);
    expect(late.headers.get('date')).toBe('Thu, 01 Jan 2099 00:00:00 GMT');
    await post('/__mock__/clock', { now: null });
    expect((await get('/user/calendars')).status).toBe(200);

    await post('/__mock__/latency', { ms: 40 });
    const started = performance.now();
    await get('/user/calendars');
    expect(performance.now() - started).toBeGreaterThan(35);

    await post('/__mock__/offline', { offline: true });
    await expect(get('/user/calendars')).rejects.toThrow('fetch failed');
    expect(await (await get('/__mock__/state')).json()).toMatchObject({
      offline: true,
      latencyMs: 40,
      clock: null,
    });
    await post('/__mock__/reset', undefined);
    expect((await get('/user/calendars')).status).toBe(401);
  });

  it.each([
    ['clock', { now: 'yesterday' }, 'now'],
    ['clock', {}, 'now'],
    ['latency', { ms: -1 }, 'ms'],
    ['latency', { ms: 1e9 }, 'ms'],
    ['offline', { offline: 1 }, 'offline'],
  ])('refuse as %s %j', async (name, body, field) => {
    expect(await wrongFields(`/__mock__/${name}`, body)).toEqual([field]);
  });
});
