import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../support.ts';

const path = '/user/closure';

describe('deleting one’s own account', () => {
  it('ends all its sessions and locks it until staff restore it', async () => {
    const { logIn, post, get, fetch, beside } = await openMock();
    await logIn('owner@example.com');
    const other = beside();
    await other.logIn('owner@example.com');
    expect((await post(path, { current_password: 'calendar' })).status).toBe(204);
    expect(fetch.jar.get('session')).toBeUndefined();
    expect((await get('/user/profile')).status).toBe(401);
    expect((await other.get('/user/profile')).status).toBe(401);
    expect((await logIn('owner@example.com')).status).toBe(401);

    await logIn('admin@example.com');
    expect((await post('/admintool96/api/user/1/restore', undefined)).status).toBe(200);
    expect((await other.logIn('owner@example.com')).status).toBe(200);
  });

  it('closes its calendars to everyone, but not those of others', async () => {
    const { logIn, post, get } = await openMock();
    await logIn('owner@example.com');
    await post(path, { current_password: 'calendar' });
    await logIn('member@example.com');
    const { results } = await (await get('/user/calendars')).json();
    const active = results.map(({ id, active }: { id: number; active: boolean }) => [id, active]);
    expect(Object.fromEntries(active)).toEqual({ 101: false, 102: true, 107: true });
  });

  it('requires the password', async () => {
    const { logIn, post, get } = await openMock();
    await logIn('owner@example.com');
    const response = await post(path, { current_password: 'guess' });
    expect([response.status, await errorId(response)]).toEqual([422, 'wrong_password']);
    expect((await get('/user/profile')).status).toBe(200);
  });

  it('requires a code if the account uses two-factor authentication', async () => {
    const { logIn, post } = await openMock();
    await logIn('two-factor@example.com', { code: '123456' });
    for (const code of [undefined, '654321']) {
      const response = await post(path, { current_password: 'calendar', code });
      expect([response.status, await errorId(response)]).toEqual([422, 'code_invalid']);
    }
    expect((await post(path, { current_password: 'calendar', code: '123456' })).status).toBe(204);
  });

  it('is refused after ten wrong passwords, like logging in', async () => {
    const { logIn, post } = await openMock({ clock: storyClock });
    await logIn('owner@example.com');
    for (let count = 0; count < 10; count += 1) {
      expect((await post(path, { current_password: `guess ${count}` })).status).toBe(422);
    }
    expect((await post(path, { current_password: 'calendar' })).status).toBe(429);
    expect((await logIn('owner@example.com')).status).toBe(429);
  });

  it('is refused while staff impersonate the user', async () => {
    const { post } = await openMock();
    const session = { as: 'owner@example.com', impersonatedBy: 'support@example.com' };
    await post('/__mock__/session', session);
    const response = await post(path, { current_password: 'calendar' });
    expect([response.status, await errorId(response)]).toEqual([403, 'impersonation_denied']);
  });
});
