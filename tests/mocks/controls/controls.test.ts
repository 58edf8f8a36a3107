import { describe, expect, it } from 'vitest';
import { join } from '../mails.ts';
import { errorId, openMock, template } from '../support.ts';

describe('the controls', () => {
  it('reset one world', async () => {
    const { browser } = await openMock();
    const [first, second] = [browser(), browser()];
    await first.logIn('owner@example.com');
    await second.logIn('owner@example.com');
    expect((await first.post('/__mock__/reset', undefined)).status).toBe(204);
    expect((await first.get('/user/calendars')).status).toBe(401);
    expect((await second.get('/user/calendars')).status).toBe(200);
  });

  it('forget registered accounts', async () => {
    const mock = await openMock();
    const account = { name: 'Nina', email: 'nina@example.com', password: 'three rivers' };
    await join(mock, account);
    await mock.post('/__mock__/reset', undefined);
    expect((await mock.logIn(account.email, { password: account.password })).status).toBe(401);
  });

  it('list the contract violations', async () => {
    const { get } = await openMock();
    expect(await (await get('/__mock__/violations')).json()).toEqual({ violations: [] });
  });

  it('answer unknown paths like the rest of the service', async () => {
    const { get } = await openMock();
    const wrong = await get('/__mock__/reset');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await errorId(await get('/__mock__/nothing'))).toBe('not_found');
  });
});

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

describe('the next answer', () => {
  it('is used once, for its operation and its world', async () => {
    const { browser } = await openMock();
    const [first, second] = [browser(), browser()];
    for (const one of [first, second]) await one.logIn('owner@example.com');
    const next = { operation: 'listCalendars', code: 500, example: 'internal_error' };
    expect((await first.post('/__mock__/next', next)).status).toBe(204);
    expect(await (await first.get('/__mock__/state')).json()).toMatchObject({ next: [next] });
    expect((await second.get('/user/calendars')).status).toBe(200);
    expect((await first.get('/user/calendars')).status).toBe(500);
    expect((await first.get('/user/calendars')).status).toBe(200);
  });

  it('can be an undocumented failure, once', async () => {
    const { get, post, logIn } = await openMock();
    await logIn('owner@example.com');
    const next = { operation: 'listCalendars', scenario: 'not-json' };
    await post('/__mock__/next', next);
    expect(await (await get('/__mock__/state')).json()).toMatchObject({ next: [next] });
    expect((await get('/user/calendars')).headers.get('content-type')).toContain('text/html');
    expect((await get('/user/calendars')).headers.get('content-type')).toBe('application/json');
    expect((await (await get('/__mock__/operations')).json()).scenarios).toContain('not-json');
  });

  it('is queued', async () => {
    const { get, post, logIn } = await openMock();
    await logIn('owner@example.com');
    await post('/__mock__/next', { operation: 'listCalendars', code: 401 });
    await post('/__mock__/next', { operation: 'listCalendars', code: 200, example: 'none' });
    expect((await get('/user/calendars')).status).toBe(401);
    expect(await (await get('/user/calendars')).json()).toEqual({ results: [] });
  });

  it('can be any answer on the list', async () => {
    const { get, post } = await openMock();
    const { operations } = await (await get('/__mock__/operations')).json();
    expect(operations.length).toBeGreaterThan(4);
    for (const { operation, answers } of operations) {
      for (const { code, examples } of answers) {
        for (const example of examples.length > 0 ? examples : [undefined]) {
          const { status } = await post('/__mock__/next', { operation, code, example });
          expect([operation, code, example, status]).toEqual([operation, code, example, 204]);
        }
      }
    }
  });

  it.each([
    [{}, ['operation']],
    [{ operation: 'listCalendars' }, ['code']],
    [{ operation: 'listCalendars', code: 500, scenario: 'cut' }, ['code']],
    [{ operation: 'listCalendars', scenario: 'flood' }, ['scenario']],
    [{ operation: 'flyToTheMoon', code: 200 }, ['operation']],
    [{ operation: 'listCalendars', code: 418 }, ['code']],
    [{ operation: 'listCalendars', code: '200' }, ['code']],
    [{ operation: 'listCalendars', code: 200, example: 'toString' }, ['example']],
  ])('is refused for %j', async (body, fields) => {
    expect(await wrongFields('/__mock__/next', body)).toEqual(fields);
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

describe('the bar', () => {
  const html = { accept: 'text/html', 'x-requested-with': '' };

  it('is added to pages only on request, with or without a base path', async () => {
    const page = { template: () => `${template}</head>`, csp: true };
    const plain = await openMock({ page });
    expect(await (await plain.get('/login', html)).text()).not.toContain('__mock__');
    const { get } = await openMock({ page, bar: true, basePath: '/kalender' });
    expect(await (await get('/login', html)).text()).toContain(
      '<script type="module" src="/kalender/__mock__/bar.js"></script></head>',
    );
    for (const file of ['bar.js', 'place.js', 'bar.css']) {
      expect((await get(`/__mock__/${file}`)).status).toBe(200);
    }
  });

  it('has a page that frames the product', async () => {
    const { get } = await openMock();
    const path = encodeURIComponent('/user/dashboard?query="><script>');
    const response = await get(`/__mock__/framed?path=${path}`);
    expect(await response.text()).toContain(
      'src="/user/dashboard?query=%22%3E%3Cscript%3E"></iframe>',
    );
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('keeps the framed page below the base path', async () => {
    const { get } = await openMock({ basePath: '/kalender' });
    const response = await get(`/__mock__/framed?path=${encodeURIComponent('/../login')}`);
    expect(await response.text()).toContain('src="/kalender/login"');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'javascript:alert(1)',
    'login',
    '/__mock__/framed',
    '/login/../__mock__/framed',
    '/.//evil.example',
  ])('does not frame %j', async (path) => {
    const { get } = await openMock();
    const response = await get(`/__mock__/framed?path=${encodeURIComponent(path)}`);
    expect([response.status, await errorId(response)]).toEqual([422, 'validation_error']);
  });
});

/** The fields with an error in a control's answer. */
async function wrongFields(path: string, body: unknown): Promise<string[]> {
  const { post } = await openMock();
  const response = await post(path, body);
  expect(response.status).toBe(422);
  const { error } = await response.json();
  return error.details.map(({ field }: { field: string }) => field);
}
