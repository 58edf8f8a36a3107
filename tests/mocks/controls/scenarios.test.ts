import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowMs } from '#mocks/contract/scenario.ts';
import { type Browser, errorId, openMock, searchPath } from '../support.ts';

const newcomer = { name: 'Nina Newcomer', password: 'three quiet rivers' };

/** The three places to request a scenario manually. */
const places = {
  'a log-in address': ({ logIn }: Browser, name: string) => logIn(`${name}@example.com`),
  'a registration address': ({ post }: Browser, name: string) =>
    post('/register', { ...newcomer, email: `${name}@example.com` }),
  'the next call of an operation': async ({ get, post }: Browser, name: string) => {
    const scenario = name.toLowerCase();
    await post('/__mock__/next', { operation: 'getProfile', scenario });
    return get('/user/profile');
  },
  'an admin search': ({ get }: Browser, name: string) => get(`${searchPath}?query=!${name}`),
};

afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries(places))('%s', (_, call) => {
  it('returns an error without a message', async () => {
    const response = await call(await openMock(), 'server-error');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: { id: 'internal_error' } });
  });

  it('returns a page instead of JSON', async () => {
    const response = await call(await openMock(), 'not-json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('returns truncated JSON', async () => {
    const response = await call(await openMock(), 'broken-json');
    expect(response.headers.get('content-type')).toBe('application/json');
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('returns a proxy’s refusal', async () => {
    const response = await call(await openMock(), 'too-large');
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('text/plain');
  });

  it('cuts the connection', async () => {
    await expect(call(await openMock(), 'cut')).rejects.toThrow(new TypeError('fetch failed'));
  });

  it('ignores case', async () => {
    const response = await call(await openMock(), 'Too-Large');
    expect(response.status).toBe(413);
  });

  it('is not a violation of the contract', async () => {
    const mock = await openMock();
    await call(mock, 'server-error');
    expect(mock.service.violations).toEqual([]);
  });
});

describe('a slow answer', () => {
  it('takes three seconds and is otherwise normal', async () => {
    const { logIn } = await openMock();
    vi.useFakeTimers();
    let response: Response | undefined;
    const pending = logIn('slow@example.com').then((answer) => {
      response = answer;
    });
    await vi.advanceTimersByTimeAsync(slowMs - 1);
    expect(response).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(response?.status).toBe(200);
  });

  it('works for an address that is still available', async () => {
    const { post } = await openMock();
    vi.useFakeTimers();
    const pending = post('/register', { ...newcomer, email: 'slow+nina@example.com' });
    await vi.advanceTimersByTimeAsync(slowMs);
    expect((await pending).status).toBe(204);
  });

  it('works for any search', async () => {
    const { logIn, get } = await openMock();
    await logIn('admin@example.com');
    vi.useFakeTimers();
    const pending = get(`${searchPath}?query=${encodeURIComponent('!slow rowing')}`);
    await vi.advanceTimersByTimeAsync(slowMs);
    expect(await (await pending).json()).toMatchObject({ total: 1, results: [{ id: 101 }] });
  });
});

describe('an admin search', () => {
  it.each([
    ['!login-required', 401, 'login_required'],
    ['!reauth-required', 401, 'reauth_required'],
    ['!two-factor-authentication-code-required', 401, 'two_factor_authentication_code_required'],
    ['!account-no-permission', 403, 'account_no_permission'],
    ['!permission-denied', 403, 'permission_denied'],
    ['!internal-error', 500, 'internal_error'],
  ])('returns the documented error %s', async (query, status, id) => {
    const { logIn, get } = await openMock();
    await logIn('admin@example.com');
    const response = await get(`${searchPath}?query=${query}`);
    expect([response.status, await errorId(response)]).toEqual([status, id]);
  });

  it.each(['!nothing', 'slow', '!constructor'])('is normal for %s', async (query) => {
    const { logIn, get } = await openMock();
    await logIn('admin@example.com');
    expect((await get(`${searchPath}?query=${query}`)).status).toBe(200);
  });
});

describe('a sentinel in the admin tool', () => {
  it.each([
    ['POST', '/api/101/audit/note', { note: '!internal-error' }],
    ['PUT', '/api/11/add-balance', { amount: 1, reason: '!internal-error please' }],
    ['POST', '/api/firebase/push-message', { title: '!internal-error', message: 'Hello' }],
  ])('causes a documented error in %s %s', async (method, path, body) => {
    const { logIn, fetch } = await openMock();
    await logIn('admin@example.com');
    const response = await fetch(`/admintool96${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    });
    expect([response.status, await errorId(response)]).toEqual([500, 'internal_error']);
  });

  it.each(['user/search', 'email/search', 'newsletter/search'])(
    'causes one in %s, too',
    async (path) => {
      const { logIn, get } = await openMock();
      await logIn('admin@example.com');
      const response = await get(`/admintool96/api/${path}?query=!permission-denied`);
      expect(response.status).toBe(403);
    },
  );
});

it.each(['cut@example.org', 'cut@sub.example.com', 'shortcut@example.com', 'a@cut@example.com'])(
  'the address %s has no special meaning',
  async (email) => {
    const { logIn } = await openMock();
    expect((await logIn(email)).status).toBe(401);
  },
);
