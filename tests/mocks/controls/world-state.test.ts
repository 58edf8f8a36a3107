import { describe, expect, it } from 'vitest';
import { openMock } from '../support.ts';

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
});
