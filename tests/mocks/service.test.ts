import { describe, expect, it, vi } from 'vitest';
import { loadOperations } from '#mocks/contract/operations.ts';
import { fixture } from '#mocks/fixture.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { exampleCall } from './example-call.ts';
import { join } from './mails.ts';
import { errorId, openMock, searchPath, storyClock } from './support.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('worlds', () => {
  it('belong to one browser each', async () => {
    const { browser, service } = await openMock();
    const [first, second] = [browser(), browser()];
    const account = { name: 'Nina', email: 'nina@example.com', password: 'three rivers' };
    await join(first, account);
    expect((await first.logIn(account.email, { password: account.password })).status).toBe(200);
    expect((await second.logIn(account.email, { password: account.password })).status).toBe(401);
    expect(service.violations).toEqual([]);
  });

  it('are identified by a cookie, set once', async () => {
    const { fetch } = await openMock();
    const first = await fetch('/login', { headers: html });
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mock_world=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const second = await fetch('/login', { headers: html });
    expect(second.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [true, /; Secure$/],
    [false, /; SameSite=Lax$/],
  ])('are identified on other hosts, too, by secure cookies: %s', async (secureCookies, end) => {
    const { fetch } = await openMock({ secureCookies });
    const response = await fetch('http://calendar.example/login', { headers: html });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(end)]);
  });

  it('hide other browsers’ sessions', async () => {
    const { browser } = await openMock();
    const [first, second] = [browser(), browser()];
    await first.logIn('owner@example.com');
    second.fetch.jar.store(`session=${first.fetch.jar.get('session')}; Path=/`);
    expect((await second.get('/user/calendars')).status).toBe(401);
  });
});

describe('a documented operation', () => {
  it('refuses a session that the world does not know', async () => {
    const { fetch } = await openMock();
    for (const operation of await loadOperations()) {
      const { path, init } = exampleCall(operation);
      fetch.jar.clear();
      fetch.jar.store('session=unknown; Path=/');
      const response = await fetch(path, { ...init, redirect: 'manual' });
      const isRefused = response.status === 401 && (await errorId(response)) === 'login_required';
      expect([operation.id, isRefused]).toEqual([operation.id, operation.isProtected]);
    }
  });

  it('answers HEAD without a body', async () => {
    const { fetch, logIn } = await openMock();
    await logIn('owner@example.com');
    const response = await fetch('/user/calendars', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('is never cached, and its type is not sniffed', async () => {
    const { get, fetch } = await openMock();
    const responses = [
      await get('/user/calendars'),
      await get('/nothing/here'),
      await get('/%zz'),
      await get('/__mock__/state'),
      await fetch('/user/dashboard', { headers: { accept: 'text/html' } }),
      await fetch('/resources/icons/none.svg'),
    ];
    for (const { headers } of responses) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const icon = await fetch('/resources/icons/key.svg');
    expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has a unique id in each response', async () => {
    const { get } = await openMock();
    const ids = await Promise.all(
      ['/news', '/news', '/user/calendars', '/nothing'].map(
        async (path) => (await get(path)).headers.get('x-request-id') ?? '',
      ),
    );
    expect(new Set(ids.filter((id) => /^[\w-]{36}$/.test(id))).size).toBe(4);
  });

  it('is delayed on request', async () => {
    const { get, post } = await openMock();
    await post('/__mock__/latency', { ms: 500 });
    vi.useFakeTimers();
    const pending = get('/user/calendars');
    await vi.advanceTimersByTimeAsync(499);
    expect(await Promise.race([pending, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending).status).toBe(401);
    vi.useRealTimers();
  });

  it('becomes a logged 500 if the mock itself fails', async () => {
    const { get } = await openMock({
      clock: () => {
        throw new Error('The clock has stopped.');
      },
    });
    const response = await get('/user/calendars');
    expect([response.status, await errorId(response)]).toEqual([500, 'internal_error']);
    expect(consoleOutput.splice(0)).toEqual([expect.stringContaining('The clock has stopped.')]);
  });
});

describe('the Prefer header', () => {
  it('selects any documented answer', async () => {
    const { fetch, service } = await openMock();
    for (const operation of await loadOperations()) {
      const { path, init } = exampleCall(operation);
      for (const { code } of operation.definition.responses) {
        fetch.jar.store('session=any; Path=/');
        const headers = { ...init.headers, prefer: `code=${code}` };
        const { status } = await fetch(path, { ...init, headers, redirect: 'manual' });
        expect([operation.id, status]).toEqual([operation.id, Number(code)]);
      }
    }
    expect(service.violations).toEqual([]);
  });

  it('works on a call with a body', async () => {
    const { logIn, post } = await openMock();
    const body = { email: 'owner@example.com', password: 'calendar', stay_logged_in: false };
    const prefer = 'code=401, example=code_invalid';
    const response = await post('/login', body, { prefer });
    expect(await errorId(response)).toBe('code_invalid');
    expect((await logIn('owner@example.com')).status).toBe(200);
  });

  it('selects a named example or generated values', async () => {
    const { logIn, get } = await openMock();
    await logIn('owner@example.com');
    const none = await get('/user/calendars', { prefer: 'example=none' });
    expect(await none.json()).toEqual({ results: [] });
    expect((await get('/user/calendars', { prefer: 'dynamic=true' })).status).toBe(200);
  });

  it.each(['code=418', 'example=nonsense', 'code=200, example=nonsense'])(
    'is not found for the undocumented %s',
    async (prefer) => {
      const { logIn, get } = await openMock();
      await logIn('owner@example.com');
      const response = await get('/user/calendars', { prefer });
      expect([response.status, await errorId(response)]).toEqual([404, 'not_found']);
    },
  );

  it('is refused if it is invalid', async () => {
    const { get } = await openMock();
    const response = await get('/user/calendars', { prefer: 'code=x' });
    expect([response.status, await errorId(response)]).toEqual([400, 'malformed_request']);
  });
});

describe('a bad request', () => {
  it.each(['{"email":', 'not json', '\u0000', '{"email": 1e999}'])(
    'with the body %j is malformed',
    async (body) => {
      const { fetch } = await openMock();
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      const response = await fetch('/login', { method: 'POST', headers, body });
      expect([response.status, await errorId(response)]).toEqual([400, 'malformed_request']);
    },
  );

  it('with bytes that are not text is malformed', async () => {
    const { fetch } = await openMock();
    const headers = { 'content-type': 'application/json' };
    const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
    expect((await fetch('/login', { method: 'POST', headers, body })).status).toBe(400);
  });

  it.each(['/user/%zz', '/%', '/c/%ff', '/resources/icons/%.svg'])(
    'to the address %s is malformed',
    async (path) => {
      const { fetch } = await openMock();
      const response = await fetch(path, { headers: html });
      expect([response.status, await errorId(response)]).toEqual([400, 'malformed_request']);
    },
  );

  it.each(['offset=1e999', 'limit=-1e999', `offset=${'9'.repeat(400)}`])(
    'with the number %s, which is too large, is refused',
    async (query) => {
      const { get, logIn } = await openMock();
      await logIn('admin@example.com');
      const response = await get(`${searchPath}?${query}`);
      expect([response.status, await errorId(response)]).toEqual([422, 'validation_error']);
    },
  );

  it('to an unknown address is not found', async () => {
    const { get, post } = await openMock();
    for (const response of [await get('/nothing/here'), await post('/nothing/here', {})]) {
      expect([response.status, await errorId(response)]).toEqual([404, 'not_found']);
    }
  });

  it.each([
    ['PUT', '/login', 'POST, GET, HEAD'],
    ['POST', '/user/two-factor', 'GET, HEAD'],
    ['DELETE', '/user/dashboard', 'GET, HEAD'],
    ['POST', '/resources/icons/key.svg', 'GET, HEAD'],
  ])('with the method %s to %s gets the allowed ones', async (method, path, allow) => {
    const { fetch } = await openMock();
    const response = await fetch(path, { method });
    expect([response.status, await errorId(response)]).toEqual([405, 'method_not_allowed']);
    expect(response.headers.get('allow')).toBe(allow);
  });

  it.each([
    ['/logout', 'owner@example.com'],
    ['/admintool96/api/101/restore-calendar/1', 'support@example.com'],
    ['/impersonation?_switch_user=_exit', 'support@example.com'],
  ])('with HEAD to %s changes nothing, although GET would', async (path, email) => {
    const { logIn, get, send, fetch } = await openMock({ clock: storyClock });
    await logIn(email);
    if (path.startsWith('/impersonation')) {
      await send('POST', '/admintool96/api/user/1/impersonate', { reason: 'Help' });
    }
    const readMessage = () =>
      Promise.all(
        ['/is-impersonated', '/user/profile', '/admintool96/api/calendar-details/101'].map(
          async (address) => (await get(address)).text(),
        ),
      );
    const before = await readMessage();
    for (const headers of [{ 'x-requested-with': 'XMLHttpRequest' }, html]) {
      const response = await fetch(path, { method: 'HEAD', headers });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toMatch(/^GET\b(?!.*HEAD)/);
    }
    expect(await readMessage()).toEqual(before);
    await get(path);
    expect(await readMessage()).not.toEqual(before);
  });

  it('of nothing but brackets is refused without being parsed', async () => {
    const { fetch } = await openMock();
    const response = await fetch('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: '['.repeat(20 * 1024 * 1024),
    });
    expect(response.status).toBe(400);
    // The parser would find the missing ends first, after seconds.
    expect(await response.json()).toMatchObject({
      error: { id: 'malformed_request', message: 'The body has more than 100 levels.' },
    });
  });

  it('with a compressed body is refused with the accepted codings', async () => {
    const { post } = await openMock();
    const response = await post('/login', {}, { 'content-encoding': 'gzip' });
    expect([response.status, await errorId(response)]).toEqual([415, 'unsupported_media_type']);
    expect(response.headers.get('accept-encoding')).toBe('identity');
  });

  it('with too many bytes is refused', async () => {
    const { fetch } = await openMock();
    const body = new Uint8Array(20 * 1024 * 1024 + 1);
    const response = await fetch('/login', { method: 'POST', body });
    expect([response.status, await errorId(response)]).toEqual([413, 'request_too_large']);
  });

  it.each([{ accept: 'nonsense' }, { cookie: ';;=;session' }, { 'x-odd': '%00' }])(
    'with the headers %j does no harm',
    async (headers) => {
      const { fetch } = await openMock();
      expect((await fetch('/user/calendars', { headers })).status).toBe(401);
    },
  );
});

describe('a page', () => {
  it('answers a browser’s navigation, even if a call has the same address', async () => {
    const { fetch } = await openMock();
    const response = await fetch('/login', { headers: html });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(response.headers.has('content-security-policy')).toBe(false);
  });

  it.each([
    ['/password/reset?token=secret', 'no-referrer'],
    ['/login?_target_path=%2F%3Ftoken%3Dx', 'same-origin'],
  ])('at %s has the referrer policy %s', async (path, policy) => {
    const { fetch } = await openMock();
    const response = await fetch(path, { headers: html });
    expect(response.headers.get('referrer-policy')).toBe(policy);
  });

  it('does not answer a call', async () => {
    const { get } = await openMock();
    expect((await get('/login')).status).toBe(405);
    expect((await get('/user/dashboard')).status).toBe(404);
    expect((await get(searchPath)).status).toBe(401);
  });

  it('is a 404 if the product has no such page', async () => {
    const { fetch } = await openMock();
    const response = await fetch('/nothing/here', { headers: html });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('app-settings');
  });

  it('contains the logged-in user', async () => {
    const { fetch, logIn } = await openMock();
    await logIn('owner@example.com');
    const page = await (await fetch('/user/dashboard', { headers: html })).text();
    expect(page).toContain('"name":"Olivia Owner"');
  });

  it('lets the scripts of a build load before it has been read', async () => {
    const preload = '<__ASSETS_URL__/assets/app.js>; rel=modulepreload; crossorigin';
    const manifest = fixture('HostingManifest', { preload, pages: [] });
    const { fetch } = await openMock({
      page: { template: () => '', csp: true, built: { manifest, markup: () => '' } },
      basePath: '/kalender',
    });
    const response = await fetch('/kalender/login', { headers: html });
    expect(response.headers.get('link')).toBe(
      '</kalender/resources/client/assets/app.js>; rel=modulepreload; crossorigin',
    );
  });

  it('has a strict policy on request', async () => {
    const { fetch } = await openMock({
      page: { template: () => '', csp: true },
      uploadOrigin: 'http://localhost:4101',
    });
    const response = await fetch('/login', { headers: html });
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' http://localhost:4101");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it.each([
    ['/login', '*'],
    ['/c/riv3rs', '*'],
    ['/ksr0wingclubmain01', '*'],
    ['/events/pointer/abc', '*'],
    ['/user/dashboard', "'none'"],
    ['/%75ser/dashboard', "'none'"],
    ['/USER/dashboard', "'none'"],
    ['/admintool9%36', "'none'"],
    ['/admintool96/', "'none'"],
    ['/debu%67', "'none'"],
    ['/nothing', "'none'"],
  ])('at %s may be framed by %s', async (path, ancestors) => {
    const { fetch } = await openMock({ page: { template: () => '', csp: true } });
    const response = await fetch(path, { headers: html });
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain(`frame-ancestors ${ancestors}`);
  });

  it('gets its template by its path', async () => {
    const { fetch } = await openMock({
      page: { template: (path) => Promise.resolve(`<p>${path}</p>`), csp: false },
    });
    expect(await (await fetch('/c/riv3rs?x=1', { headers: html })).text()).toBe('<p>/c/riv3rs</p>');
  });
});

describe('a base path', () => {
  it('prefixes calls, pages, cookies and redirects', async () => {
    const { fetch, get, logIn } = await openMock({ basePath: '/kalender' });
    const login = await logIn('owner@example.com');
    expect(login.headers.getSetCookie()).toHaveLength(2);
    for (const cookie of login.headers.getSetCookie())
      expect(cookie).toContain('; Path=/kalender;');
    expect((await get('/user/calendars')).status).toBe(200);

    const page = await (await fetch('/kalender/user/dashboard', { headers: html })).text();
    expect(page).toContain('"baseUrl":"/kalender"');
    expect(page).toContain('"resourcesUrl":"/kalender/resources"');
    expect(page).toContain('src="/kalender/resources/client/main.js"');
    expect((await get('/resources/icons/key.svg')).status).toBe(200);
    expect((await get('/logout')).headers.get('location')).toBe('/kalender/login');
  });

  it('is a page itself, with and without a trailing slash', async () => {
    const { fetch } = await openMock({ basePath: '/kalender' });
    expect((await fetch('/kalender', { headers: html })).status).toBe(200);
    expect((await fetch('/kalender/', { headers: html })).status).toBe(200);
  });

  it.each(['/', '/login', '/kalendern/login'])('serves nothing at %s', async (path) => {
    const { fetch } = await openMock({ basePath: '/kalender' });
    const response = await fetch(path, { headers: html });
    expect([response.status, await errorId(response)]).toEqual([404, 'not_found']);
  });
});
