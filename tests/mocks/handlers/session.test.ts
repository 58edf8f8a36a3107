import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../support.ts';

const registration = { name: 'Nina Newcomer', email: 'nina@example.com', password: 'three rivers' };

describe('logging in', () => {
  it('returns the user and the next page', async () => {
    const { logIn } = await openMock();
    const response = await logIn('owner@example.com');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      user: {
        id: 1,
        name: 'Olivia Owner',
        email: 'owner@example.com',
        roles: ['ROLE_USER'],
        avatar_type: 'initial',
        avatar_url: null,
        two_fa_active: false,
      },
      target_path: '/user/dashboard',
    });
  });

  it('accepts the address in any case', async () => {
    const { logIn } = await openMock();
    expect((await logIn(' Owner@Example.COM ')).status).toBe(200);
  });

  it.each([
    ['owner@example.com', 'wrong'],
    ['nobody@example.com', 'calendar'],
  ])('fails for %s with the password %s', async (email, password) => {
    const { logIn, fetch } = await openMock();
    const response = await logIn(email, { password });
    expect(response.status).toBe(401);
    expect(await errorId(response)).toBe('login_failed');
    expect(fetch.jar.get('session')).toBeUndefined();
  });

  it('asks for a code if the account uses two-factor authentication', async () => {
    const { logIn } = await openMock();
    const email = 'two-factor@example.com';
    const first = await logIn(email);
    expect([first.status, await errorId(first)]).toEqual([
      401,
      'two_factor_authentication_code_required',
    ]);
    const second = await logIn(email, { code: '654321' });
    expect([second.status, await errorId(second)]).toEqual([401, 'code_invalid']);
    const third = await logIn(email, { code: '123456' });
    expect(await third.json()).toMatchObject({ user: { two_fa_active: true } });
  });

  it('accepts a backup code once, in any case, with or without its dash', async () => {
    const { logIn, get } = await openMock();
    const email = 'two-factor@example.com';
    expect((await logIn(email, { code: '97ht-yzk7' })).status).toBe(200);
    expect((await logIn(email, { code: '1H3VLPOK' })).status).toBe(200);
    const again = await logIn(email, { code: '97HT-YZK7' });
    expect(await errorId(again)).toBe('code_invalid');
    expect(await (await get('/user/two-factor')).json()).toEqual({
      active: true,
      enabled_at: expect.any(String),
      backup_codes_left: 8,
    });
  });

  it('does not reveal by the code whether the password was right', async () => {
    const { logIn } = await openMock();
    const response = await logIn('two-factor@example.com', { password: 'x', code: '123456' });
    expect(await errorId(response)).toBe('login_failed');
  });

  it('ends with the browser session by default', async () => {
    const { logIn } = await openMock();
    const cookie = (await logIn('owner@example.com')).headers.get('set-cookie');
    expect(cookie).toMatch(/session=[^;]+; Path=\/; HttpOnly; SameSite=Lax(,|$)/);
  });

  it('lasts for 30 days if the user stays logged in', async () => {
    let now = new Date('2026-03-02T09:00:00Z');
    const { logIn, get } = await openMock({ clock: () => now });
    const response = await logIn('owner@example.com', { stay_logged_in: true });
    expect(response.headers.get('set-cookie')).toContain('Max-Age=2592000');
    now = new Date('2026-04-01T08:59:59Z');
    expect((await get('/user/calendars')).status).toBe(200);
    now = new Date('2026-04-01T09:00:00Z');
    expect((await get('/user/calendars')).status).toBe(401);
  });

  it('redirects to the requested page if it is ours', async () => {
    const { post } = await openMock();
    const body = { email: 'owner@example.com', password: 'calendar', stay_logged_in: false };
    const targets = ['/c/riv3rs?week=9', '//evil.example'];
    const answers = targets.map(async (target) => {
      const response = await post(`/login?_target_path=${encodeURIComponent(target)}`, body);
      return (await response.json()).target_path;
    });
    expect(await Promise.all(answers)).toEqual(['/c/riv3rs?week=9', '/user/dashboard']);
  });

  it('creates a new token for every session and ends the previous one', async () => {
    const { logIn, get, fetch } = await openMock();
    await logIn('owner@example.com');
    const first = fetch.jar.get('session');
    await logIn('member@example.com');
    expect(fetch.jar.get('session')).not.toBe(first);
    fetch.jar.store(`session=${first}; Path=/`);
    expect((await get('/user/calendars')).status).toBe(401);
  });
});

describe('guessing', () => {
  it('is refused after ten wrong passwords for one address, known or not', async () => {
    let now = storyClock();
    const { logIn } = await openMock({ clock: () => now });
    for (const email of ['owner@example.com', 'nobody@example.com']) {
      for (let count = 0; count < 10; count += 1) {
        expect((await logIn(email, { password: `guess ${count}` })).status).toBe(401);
      }
      const response = await logIn(` ${email.toUpperCase()} `);
      expect([response.status, await errorId(response)]).toEqual([429, 'too_many_requests']);
      expect(response.headers.get('retry-after')).toBe('60');
    }
    expect((await logIn('member@example.com')).status).toBe(200);
    now = new Date(now.getTime() + 60_000);
    expect((await logIn('owner@example.com')).status).toBe(200);
  });

  it('counts wrong codes, too, and nothing before the last success', async () => {
    const { logIn } = await openMock({ clock: storyClock });
    const email = 'two-factor@example.com';
    const guess = async () => (await logIn(email, { code: '654321' })).status;
    for (let count = 0; count < 9; count += 1) expect(await guess()).toBe(401);
    expect((await logIn(email, { code: '123456' })).status).toBe(200);
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  it('is refused after thirty registrations', async () => {
    const { post } = await openMock({ clock: storyClock });
    for (let count = 0; count < 30; count += 1) {
      const email = `nina.${count}@example.com`;
      expect((await post('/register', { ...registration, email })).status).toBe(204);
    }
    expect((await post('/register', registration)).status).toBe(429);
  });

  it('is always refused for its test address', async () => {
    const { post, logIn } = await openMock();
    const email = 'too-many-requests@example.com';
    const answers = [
      await logIn(email),
      await post('/register', { ...registration, email }),
      await post('/password/forgot', { email }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(answers[0]?.headers.get('retry-after')).toBe('60');
  });
});

describe('logging out', () => {
  it('ends the session and redirects to the login page', async () => {
    const { logIn, get, fetch } = await openMock();
    await logIn('owner@example.com');
    const token = fetch.jar.get('session');
    const response = await get('/logout');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/login');
    expect(await response.text()).toBe('');
    expect(fetch.jar.get('session')).toBeUndefined();

    fetch.jar.store(`session=${token}; Path=/`);
    expect((await get('/user/calendars')).status).toBe(401);
  });

  it('redirects to the calendar that contains the link', async () => {
    const { get } = await openMock();
    const byKey = await get('/logout?calendarKey=ksr0wingclubmain01');
    expect(byKey.headers.get('location')).toBe('/ksr0wingclubmain01');
    const byId = await get('/logout?calendarId=riv3rs');
    expect(byId.headers.get('location')).toBe('/c/riv3rs');
  });

  it.each(['calendarId=../evil', 'calendarKey=//evil.example', 'calendarKey=login'])(
    'logs out and redirects to the login page if there can be no such calendar: %s',
    async (query) => {
      const { logIn, get, fetch } = await openMock();
      await logIn('owner@example.com');
      const token = fetch.jar.get('session');
      const response = await get(`/logout?${query}`);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/login']);
      fetch.jar.store(`session=${token}; Path=/`);
      expect((await get('/user/calendars')).status).toBe(401);
    },
  );
});
