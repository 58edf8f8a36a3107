import { describe, expect, it } from 'vitest';
import { errorId, openMock } from '../support.ts';

const code = '123456';

async function openAs(email: string, more = {}) {
  const mock = await openMock();
  await mock.logIn(email, more);
  const state = async () => (await mock.get('/user/two-factor')).json();
  const devices = async () => (await (await mock.get('/user/devices')).json()).results;
  return { ...mock, state, devices };
}

describe('two-factor authentication', () => {
  it('is set up with a secret and a code, and required from then on', async () => {
    const { send, state, logIn } = await openAs('owner@example.com');
    expect(await state()).toEqual({ active: false, enabled_at: null, backup_codes_left: 0 });
    const { secret } = await (await send('POST', '/user/two-factor/setup')).json();
    expect(secret).toMatch(/^[A-Z2-7]{16}$/);
    const { codes } = await (await send('POST', '/user/two-factor/activation', { code })).json();
    expect(new Set(codes).size).toBe(10);
    expect(await state()).toEqual({
      active: true,
      enabled_at: expect.any(String),
      backup_codes_left: 10,
    });

    const refused = await logIn('owner@example.com');
    expect(await errorId(refused)).toBe('two_factor_authentication_code_required');
    expect((await logIn('owner@example.com', { code: codes[0] })).status).toBe(200);
    expect((await logIn('owner@example.com', { code: codes[0] })).status).toBe(401);
    expect((await logIn('owner@example.com', { code })).status).toBe(200);
  });

  it('is not turned on without a secret or with a wrong code', async () => {
    const { send } = await openAs('owner@example.com');
    const early = await send('POST', '/user/two-factor/activation', { code });
    expect([early.status, await errorId(early)]).toEqual([422, 'code_invalid']);
    await send('POST', '/user/two-factor/setup');
    expect((await send('POST', '/user/two-factor/activation', { code: '000000' })).status).toBe(
      422,
    );
  });

  it('is turned off with a code', async () => {
    const { send, state, logIn } = await openAs('two-factor@example.com', { code });
    expect((await send('POST', '/user/two-factor/setup')).status).toBe(409);
    expect((await send('POST', '/user/two-factor/deactivation', { code: '000000' })).status).toBe(
      422,
    );
    expect((await send('POST', '/user/two-factor/deactivation', { code })).status).toBe(204);
    expect(await state()).toEqual({ active: false, enabled_at: null, backup_codes_left: 0 });
    expect((await logIn('two-factor@example.com')).status).toBe(200);
  });

  it('replaces the backup codes with new ones', async () => {
    const { send, logIn } = await openAs('two-factor@example.com', { code });
    const renew = async () =>
      (await (await send('POST', '/user/two-factor/backup-codes', { code })).json()).codes;
    const [[old], [fresh]] = [await renew(), await renew()];
    expect((await logIn('two-factor@example.com', { code: old })).status).toBe(401);
    expect((await logIn('two-factor@example.com', { code: fresh })).status).toBe(200);
    const wrong = await send('POST', '/user/two-factor/backup-codes', { code: '000000' });
    expect(wrong.status).toBe(422);
  });
});

describe('guessing codes with a session', () => {
  it.each(['deactivation', 'backup-codes'])('is refused after ten of them: %s', async (end) => {
    const { send, logIn } = await openAs('two-factor@example.com', { code });
    const guess = async (guessed: string) =>
      (await send('POST', `/user/two-factor/${end}`, { code: guessed })).status;
    for (let count = 0; count < 10; count += 1) expect(await guess(`00000${count}`)).toBe(422);
    expect(await guess(code)).toBe(429);
    expect((await logIn('two-factor@example.com', { code })).status).toBe(429);
  });
});

it('the session has a new id once the second factor is on, and once it is off', async () => {
  const { send, get, fetch } = await openAs('owner@example.com');
  const ids = [fetch.jar.get('session')];
  await send('POST', '/user/two-factor/setup');
  await send('POST', '/user/two-factor/activation', { code });
  ids.push(fetch.jar.get('session'));
  await send('POST', '/user/two-factor/deactivation', { code });
  ids.push(fetch.jar.get('session'));
  expect(new Set(ids).size).toBe(3);
  expect((await get('/user/profile')).status).toBe(200);
  fetch.jar.store(`session=${ids[0]}; Path=/`);
  expect((await get('/user/profile')).status).toBe(401);
});

describe('devices', () => {
  it('are logged out one by one, except for the current one', async () => {
    const { send, devices } = await openAs('owner@example.com');
    const [current, other] = await devices();
    expect(current.current).toBe(true);
    expect((await send('DELETE', `/user/devices/${other.id}`)).status).toBe(204);
    expect((await send('DELETE', `/user/devices/${other.id}`)).status).toBe(404);
    expect((await send('DELETE', `/user/devices/${current.id}`)).status).toBe(409);
    expect(await devices()).toHaveLength(2);
  });

  it('are listed from login to logout, named after their browsers', async () => {
    const { beside, devices } = await openAs('owner@example.com');
    const before = await devices();
    const phone = beside();
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1';
    const login = { email: 'owner@example.com', password: 'calendar', stay_logged_in: false };
    await phone.post('/login', login, { 'user-agent': agent });
    const after = await devices();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toEqual({ ...before[0], last_seen_at: after[0].last_seen_at });
    expect(after[1]).toMatchObject({ name: 'Safari on iPhone', kind: 'phone', current: false });
    await phone.get('/logout');
    expect(await devices()).toHaveLength(before.length);
  });

  it('are renamed, whether they are in the demo data or logged in since', async () => {
    const { send, devices } = await openAs('owner@example.com');
    const [current, other] = await devices();
    for (const { id } of [current, other]) {
      const renamed = await send('PATCH', `/user/devices/${id}`, { name: ' Boathouse ' });
      expect(await renamed.json()).toMatchObject({ id, name: 'Boathouse' });
    }
    expect((await devices()).slice(0, 2)).toMatchObject([
      { name: 'Boathouse', current: true },
      { name: 'Boathouse', current: false },
    ]);
    expect((await send('PATCH', '/user/devices/999', { name: 'Boathouse' })).status).toBe(404);
    expect((await send('PATCH', `/user/devices/${other.id}`, { name: ' ' })).status).toBe(422);
  });

  it('lose their session when they are logged out', async () => {
    const { beside, devices, send } = await openAs('owner@example.com');
    const other = beside();
    await other.logIn('owner@example.com');
    const [, { id }] = await devices();
    await send('DELETE', `/user/devices/${id}`);
    expect((await other.get('/user/devices')).status).toBe(401);
  });

  it('exclude staff who impersonate the user', async () => {
    const { beside, devices } = await openAs('owner@example.com');
    const before = await devices();
    const staff = beside();
    await staff.logIn('support@example.com');
    await staff.send('POST', '/admintool96/api/user/1/impersonate', { reason: 'Help' });
    const viewed = await (await staff.get('/user/devices')).json();
    expect(viewed.results).toHaveLength(before.length);
    expect(viewed.results.some(({ current }: { current: boolean }) => current)).toBe(false);
  });

  it('are logged out all at once', async () => {
    const { send, devices } = await openAs('owner@example.com');
    expect((await send('DELETE', '/user/devices')).status).toBe(204);
    expect(await devices()).toMatchObject([{ current: true }]);
  });

  it('are logged out everywhere, including the current one', async () => {
    const { send, get, fetch, beside, logIn } = await openAs('owner@example.com');
    const session = fetch.jar.get('session');
    const other = beside();
    await other.logIn('owner@example.com');
    const guess = await send('DELETE', '/user/sessions', { current_password: 'guessed' });
    expect([guess.status, await errorId(guess)]).toEqual([422, 'wrong_password']);
    expect((await other.get('/user/devices')).status).toBe(200);
    const proof = { current_password: 'calendar' };
    expect((await send('DELETE', '/user/sessions', proof)).status).toBe(204);
    expect(fetch.jar.get('session')).toBeUndefined();
    expect((await other.get('/user/devices')).status).toBe(401);
    fetch.jar.store(`session=${session}; Path=/`);
    expect((await get('/user/devices')).status).toBe(401);
    await logIn('owner@example.com');
    expect((await (await get('/user/devices')).json()).results).toMatchObject([{ current: true }]);
  });
});
