import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowMs } from '#mocks/contract/scenario.ts';
import { errorId, openMock, searchPath } from '../support.ts';

const newcomer = { name: 'Nina Newcomer', password: 'three quiet rivers' };

afterEach(() => {
  vi.useRealTimers();
});

describe('an address or a word that asks for a failure', () => {
  it('gets answers outside the contract, which are no violations', async () => {
    const { logIn, post, get, service } = await openMock();
    const bare = await logIn('server-error@example.com');
    expect([bare.status, await bare.json()]).toEqual([500, { error: { id: 'internal_error' } }]);
    const page = await post('/register', { ...newcomer, email: 'not-json@example.com' });
    expect(page.headers.get('content-type')).toContain('text/html');
    await expect((await get(`${searchPath}?query=!broken-json`)).json()).rejects.toThrow(
      SyntaxError,
    );
    expect((await get(`${searchPath}?query=!Too-Large`)).status).toBe(413);
    await expect(logIn('cut@example.com')).rejects.toThrow(new TypeError('fetch failed'));
    expect(service.violations).toEqual([]);
  });

  it.each(['login-required', 'reauth-required', 'account-no-permission', 'internal-error'])(
    'gets the documented error %s',
    async (name) => {
      const { logIn, get } = await openMock();
      await logIn('admin@example.com');
      const response = await get(`${searchPath}?query=!${name}`);
      expect(await errorId(response)).toBe(name.replaceAll('-', '_'));
    },
  );

  it.each([
    ['POST', '/api/101/audit/note', { note: '!internal-error' }],
    ['PUT', '/api/11/add-balance', { amount: 1, reason: '!internal-error please' }],
    ['POST', '/api/firebase/push-message', { title: '!internal-error', message: 'Hello' }],
  ])('gets it in any text of %s %s', async (method, path, body) => {
    const { logIn, send } = await openMock();
    await logIn('admin@example.com');
    const response = await send(method, `/admintool96${path}`, body);
    expect([response.status, await errorId(response)]).toEqual([500, 'internal_error']);
  });

  it('gets a slow answer, which is otherwise normal', async () => {
    const { logIn, get, post } = await openMock();
    await logIn('admin@example.com');
    vi.useFakeTimers();
    const found = get(`${searchPath}?query=${encodeURIComponent('!slow rowing')}`);
    const registered = post('/register', { ...newcomer, email: 'slow+nina@example.com' });
    let isAnswered = false;
    void found.then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(slowMs - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await found).json()).toMatchObject({ total: 1, results: [{ id: 101 }] });
    expect((await registered).status).toBe(204);
  });

  it.each(['!nothing', 'slow', '!constructor', '!event-overlapping'])(
    'is no search for %s',
    async (query) => {
      const { logIn, get } = await openMock();
      await logIn('admin@example.com');
      expect((await get(`${searchPath}?query=${query}`)).status).toBe(200);
    },
  );

  it.each(['cut@example.org', 'cut@sub.example.com', 'shortcut@example.com', 'a@cut@example.com'])(
    'is not %s',
    async (email) => {
      const { logIn } = await openMock();
      expect((await logIn(email)).status).toBe(401);
    },
  );
});
