import { describe, expect, it } from 'vitest';
import { openAdmin } from './admin.ts';

const olivia = '/api/user/1';
const search = '/api/user/search';

describe('the user search', () => {
  it('finds more than five thousand users, page after page, each once', async () => {
    const { ok } = await openAdmin();
    const { total } = await ok('GET', search);
    const ids = new Set<number>();
    for (let offset = 0; offset < total; offset += 1000) {
      const { results } = await ok('GET', `${search}?offset=${offset}&limit=1000`);
      for (const { id } of results) ids.add(id);
    }
    expect(total).toBeGreaterThan(5000);
    expect(ids.size).toBe(total);
  });

  it.each([
    ['offset=0&limit=1', 1],
    ['offset=999999', 0],
    ['query=zzzzzz', 0],
    ['query=', 100],
  ])('answers a page for %s', async (query, length) => {
    const { ok } = await openAdmin();
    const page = await ok('GET', `${search}?${query}`);
    expect(page.results).toHaveLength(length);
  });

  it.each(['limit=0', 'limit=1001', 'offset=-1', 'type=phone'])('refuses %s', async (query) => {
    const { refused } = await openAdmin();
    const refusal = await refused('GET', `${search}?${query}`);
    expect(refusal.slice(0, 2)).toEqual([422, 'validation_error']);
  });

  it('looks in the name, the address or the id, or in all', async () => {
    const { ok } = await openAdmin();
    const ids = async (query: string) =>
      (await ok('GET', `${search}?${query}`)).results.map(({ id }: { id: number }) => id);
    expect(await ids('type=name&query=olivia owner')).toEqual([1]);
    expect(await ids('type=name&query=owner@example.com')).toEqual([]);
    expect(await ids('type=email&query=OWNER@example.com')).toEqual([1]);
    expect(await ids('type=id&query= 21 ')).toEqual([21]);
    expect(await ids('type=id&query=olivia')).toEqual([]);
    expect((await ids('type=id')).length).toBe(100);
    expect(await ids('query=9004')).toEqual([9004]);
  });

  it.each([
    '佐藤さくら',
    'ПАПАДОПУЛОС|Παπαδόπουλος',
    'щукина',
    'ЏАМБИЋ',
    'gümüşoğlu',
    'GROSSMANN',
    '黃淑芬',
  ])('finds %s', async (names) => {
    const { ok } = await openAdmin();
    const query = encodeURIComponent(names.split('|').at(-1) ?? '');
    expect((await ok('GET', `${search}?query=${query}`)).total).toBeGreaterThan(5);
  });
});

describe('a user', () => {
  it('is changed in the view, in the search and in calendars, only where asked', async () => {
    const { ok } = await openAdmin();
    const before = await ok('GET', `${olivia}/view`);
    const changes = { name: ' Olivia Oarsman ', language: 'de', roles: ['ROLE_TESTUSER'] };
    const after = await ok('POST', `${olivia}/update`, changes);
    expect(after).toEqual({
      ...before,
      user: { ...before.user, name: 'Olivia Oarsman', roles: ['ROLE_TESTUSER'] },
      language: 'de',
    });
    expect(await ok('GET', `${olivia}/view`)).toEqual(after);
    expect((await ok('GET', `${search}?query=oarsman`)).results).toEqual([after.user]);
    const calendars = await ok('GET', '/api/search-calendar?type=owner&query=oarsman');
    expect(calendars.total).toBe(6);
    expect((await ok('GET', '/api/search-calendar?query=olivia owner')).total).toBe(0);
  });

  it('logs in with the new address, which has to be free', async () => {
    const { ok, refused, browser, fetch } = await openAdmin();
    const email = 'Olivia@Rowing.example';
    const { addresses } = await ok('POST', `${olivia}/update`, { email });
    expect(addresses).toEqual([{ email: email.toLowerCase(), primary: true, confirmed_at: null }]);
    const second = browser();
    second.fetch.jar.store(`mock_world=${fetch.jar.get('mock_world')}; Path=/`);
    expect((await second.logIn('owner@example.com')).status).toBe(401);
    expect((await second.logIn(email)).status).toBe(200);
    expect(await refused('POST', `${olivia}/update`, { email: 'member@example.com' })).toEqual([
      409,
      'email_taken',
      'email',
    ]);
  });

  it('is freed of the second factor', async () => {
    const { ok, refused, logIn } = await openAdmin();
    const after = await ok('POST', '/api/user/7/update', { two_fa_active: false });
    expect(after.two_factor).toEqual({ active: false, enabled_at: null, backup_codes_left: 0 });
    expect((await refused('POST', '/api/user/7/update', { two_fa_active: true }))[0]).toBe(422);
    expect((await logIn('two-factor@example.com')).status).toBe(200);
  });

  it('gets a mail for another password, which the mail search shows', async () => {
    const { ok } = await openAdmin();
    const first = await ok('POST', `${olivia}/reset-password`);
    const second = await ok('POST', `${olivia}/reset-password`);
    expect(second.reset_url).not.toBe(first.reset_url);
    const mail = await ok('GET', '/api/email/search?query=owner@example.com');
    expect(mail.total).toBe(3);
    expect(mail.results[0]).toMatchObject({ kind: 'password_reset', user_id: 1, status: 'queued' });
  });

  it('is deleted, logged out and kept out, and can be restored', async () => {
    const { ok, refused, browser, fetch } = await openAdmin();
    const session = browser();
    session.fetch.jar.store(`mock_world=${fetch.jar.get('mock_world')}; Path=/`);
    await session.logIn('owner@example.com');
    const answer = await ok('DELETE', `${olivia}/delete`);
    expect(answer.user.state).toBe('deleted');
    expect((await ok('GET', `${search}?query=owner@example.com`)).results).toEqual([answer.user]);
    expect((await session.get('/user/calendars')).status).toBe(401);
    expect((await session.logIn('owner@example.com')).status).toBe(401);
    for (const [method, path] of [
      ['DELETE', 'delete'],
      ['POST', 'activate'],
      ['POST', 'reset-password'],
    ] as const) {
      expect((await refused(method, `${olivia}/${path}`)).slice(0, 2)).toEqual([409, 'conflict']);
    }
    expect((await ok('POST', `${olivia}/restore`)).user.state).toBe('active');
    expect((await session.logIn('owner@example.com')).status).toBe(200);
  });

  it('can not be restored when somebody else has the address by now', async () => {
    const { ok, refused } = await openAdmin();
    await ok('DELETE', '/api/user/2/delete');
    await ok('POST', `${olivia}/update`, { email: 'member@example.com' });
    expect((await refused('POST', '/api/user/2/restore'))[0]).toBe(409);
  });

  it('can not delete the own account', async () => {
    const { refused } = await openAdmin();
    expect((await refused('DELETE', '/api/user/6/delete'))[0]).toBe(409);
  });

  it('is activated once', async () => {
    const { ok, refused } = await openAdmin();
    const { results } = await ok('GET', `${search}?limit=1000`);
    const { id } = results.find(({ state }: { state: string }) => state === 'inactive');
    const after = await ok('POST', `/api/user/${id}/activate`);
    expect(after.user.state).toBe('active');
    expect((await ok('GET', `${search}?type=id&query=${id}`)).results).toEqual([after.user]);
    expect((await refused('POST', `/api/user/${id}/activate`))[0]).toBe(409);
  });

  it('is found from the moment of registering', async () => {
    const { ok, post, logIn } = await openAdmin();
    const registration = { name: 'Nina', email: 'nina@rowing.example', password: 'three rivers' };
    expect((await post('/register', registration)).status).toBe(201);
    await logIn('admin@example.com');
    const { results } = await ok('GET', `${search}?query=nina@rowing.example`);
    expect(results).toMatchObject([{ id: 8, name: 'Nina', state: 'active' }]);
    expect(await ok('GET', '/api/user/8/view')).toMatchObject({ calendars: [], language: 'en' });
  });
});

describe('email subscriptions', () => {
  it('are ended for one calendar, then for all', async () => {
    const { ok } = await openAdmin();
    const path = `${olivia}/email-subscriptions`;
    expect((await ok('GET', path)).total).toBe(2);
    const one = await ok('DELETE', `${path}?calendarId=101`);
    expect(
      one.subscriptions.map(({ calendar }: { calendar: { id: number } }) => calendar.id),
    ).toEqual([103]);
    expect(await ok('GET', path)).toEqual(one);
    expect(await ok('DELETE', path)).toEqual({ total: 0, subscriptions: [] });
    expect((await ok('GET', path)).total).toBe(0);
  });
});
