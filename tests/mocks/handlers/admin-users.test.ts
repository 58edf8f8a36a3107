import { describe, expect, it } from 'vitest';
import { removeFromList } from '../support.ts';
import { now, openAdmin } from './admin.ts';

const olivia = '/api/user/1';
const search = '/api/user/search';

describe('the user search', () => {
  it('finds over five thousand users across its pages, each once', async () => {
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
  ])('returns a page for %s', async (query, length) => {
    const { ok } = await openAdmin();
    const page = await ok('GET', `${search}?${query}`);
    expect(page.results).toHaveLength(length);
  });

  it.each(['limit=0', 'limit=10001', 'offset=-1', 'type=phone'])('refuses %s', async (query) => {
    const { refused } = await openAdmin();
    const refusal = await refused('GET', `${search}?${query}`);
    expect(refusal.slice(0, 2)).toEqual([422, 'validation_error']);
  });

  it('searches name, address or id, or all of them', async () => {
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
    expect(await ids('type=name&query=petrovic paula')).toEqual([21]);
  });

  it.each([
    'gumusoglu',
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
  it('is changed in the view, in the search and in calendars, in the given fields only', async () => {
    const { ok } = await openAdmin();
    const before = await ok('GET', `${olivia}/view`);
    const changes = { name: ' Olivia Oarsman ', language: 'de', roles: ['ROLE_TESTUSER'] };
    const after = await ok('POST', `${olivia}/update`, changes);
    expect(after).toEqual({
      ...before,
      user: { ...before.user, name: 'Olivia Oarsman', roles: ['ROLE_TESTUSER'] },
      language: 'de',
      history: [expect.objectContaining({ text: 'Changed: name, language, roles.' })],
    });
    expect(await ok('GET', `${olivia}/view`)).toEqual(after);
    expect((await ok('GET', `${search}?query=oarsman`)).results).toEqual([after.user]);
    const calendars = await ok('GET', '/api/search-calendar?type=owner&query=oarsman');
    expect(calendars.total).toBe(6);
    const owners = calendars.results.map(({ owner }: { owner: { name: string } }) => owner.name);
    expect(new Set(owners)).toEqual(new Set(['Olivia Oarsman']));
  });

  it('logs in with the new address, which must be available', async () => {
    const { ok, refused, beside } = await openAdmin();
    const email = 'Olivia@Rowing.example';
    const { emails } = await ok('POST', `${olivia}/update`, { email });
    expect(emails).toMatchObject([
      { email: email.toLowerCase(), primary: true, verified_at: null },
      { email: 'olivia@riverside.example', primary: false },
    ]);
    const second = beside();
    expect((await second.logIn('owner@example.com')).status).toBe(401);
    expect((await second.logIn(email)).status).toBe(200);
    expect(await refused('POST', `${olivia}/update`, { email: 'member@example.com' })).toEqual([
      409,
      'email_taken',
      'email',
    ]);
  });

  it('is reset to a login without a second factor', async () => {
    const { ok, refused, logIn } = await openAdmin();
    const after = await ok('POST', '/api/user/7/update', { two_fa_active: false });
    expect(after.two_factor).toEqual({ active: false, enabled_at: null, backup_codes_left: 0 });
    expect((await refused('POST', '/api/user/7/update', { two_fa_active: true }))[0]).toBe(422);
    expect((await logIn('two-factor@example.com')).status).toBe(200);
  });

  it('gets a password reset by mail, which the mail search shows', async () => {
    const { ok } = await openAdmin();
    const first = await ok('POST', `${olivia}/reset-password`);
    const second = await ok('POST', `${olivia}/reset-password`);
    expect(second.reset_url).not.toBe(first.reset_url);
    const mail = await ok('GET', '/api/email/search?query=owner@example.com');
    expect(mail.total).toBe(3);
    expect(mail.results[0]).toMatchObject({ kind: 'password_reset', user_id: 1, status: 'queued' });
  });

  it('is deleted, logged out and locked out, and can be restored', async () => {
    const { ok, refused, beside } = await openAdmin();
    const session = beside();
    await session.logIn('owner@example.com');
    await ok('DELETE', `${olivia}/delete`);
    const { user } = await ok('GET', `${olivia}/view`);
    expect(user.state).toBe('deleted');
    expect((await ok('GET', `${search}?query=owner@example.com`)).results).toEqual([user]);
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
    expect((await session.get('/user/calendars')).status).toBe(401);
    expect((await session.logIn('owner@example.com')).status).toBe(200);
  });

  it('is restored by support only if no admin deleted them, and never if they are staff', async () => {
    const { ok, beside } = await openAdmin();
    const support = beside();
    await support.logIn('support@example.com');
    const restore = async (id: number) =>
      (await support.send('POST', `/admintool96/api/user/${id}/restore`)).status;
    const deletedBy = async (id: number) => (await ok('GET', `/api/user/${id}/view`)).deleted_by;
    expect(await deletedBy(1)).toBeNull();
    await ok('DELETE', `${olivia}/delete`);
    expect([await deletedBy(1), await restore(1)]).toEqual(['admin', 403]);

    for (const [id, email, status] of [
      [2, 'member@example.com', 200],
      [4, 'sales@example.com', 403],
    ] as const) {
      const browser = beside();
      await browser.logIn(email);
      await browser.post('/user/closure', { current_password: 'calendar' });
      expect([await deletedBy(id), await restore(id)]).toEqual(['user', status]);
    }
    expect((await ok('POST', `${olivia}/restore`)).deleted_by).toBeNull();
  });

  it('has no devices after being deleted, even once restored', async () => {
    const { ok } = await openAdmin();
    expect((await ok('GET', `${olivia}/view`)).devices).toHaveLength(2);
    await ok('DELETE', `${olivia}/delete`);
    expect((await ok('GET', `${olivia}/view`)).devices).toEqual([]);
    expect((await ok('POST', `${olivia}/restore`)).devices).toEqual([]);
  });

  it('starts without devices if deleted in the seed', async () => {
    const { ok } = await openAdmin();
    const { results } = await ok('GET', `${search}?limit=1000`);
    const deleted = results.filter(({ state }: { state: string }) => state === 'deleted');
    expect(deleted.length).toBeGreaterThan(2);
    for (const { id } of deleted) {
      expect((await ok('GET', `/api/user/${id}/view`)).devices).toEqual([]);
    }
  });

  it('is restored without a second address that was registered since', async () => {
    const { ok, refused, beside } = await openAdmin();
    await ok('DELETE', `${olivia}/delete`);
    const registration = { name: 'Nina', password: 'three rivers' };
    await beside().post('/register', { ...registration, email: 'olivia@riverside.example' });
    const restored = await ok('POST', `${olivia}/restore`);
    expect(restored.emails).toMatchObject([{ email: 'owner@example.com', primary: true }]);
    expect(await refused('POST', `${olivia}/restore`)).toEqual([409, 'conflict', undefined]);
  });

  it('cannot be restored if the address was taken since', async () => {
    const { ok, refused } = await openAdmin();
    await ok('DELETE', '/api/user/2/delete');
    await ok('POST', `${olivia}/update`, { email: 'member@example.com' });
    expect((await refused('POST', '/api/user/2/restore'))[0]).toBe(409);
  });

  it('cannot delete their own account', async () => {
    const { refused } = await openAdmin();
    expect((await refused('DELETE', '/api/user/6/delete'))[0]).toBe(409);
  });

  it('cannot give up the own admin role', async () => {
    const { ok, refused } = await openAdmin();
    const refusal = await refused('POST', '/api/user/6/update', { roles: ['ROLE_SUPPORT'] });
    expect(refusal.slice(0, 2)).toEqual([409, 'conflict']);
    await ok('POST', '/api/user/6/update', { roles: ['ROLE_ADMIN', 'ROLE_SALES'] });
    expect((await ok('GET', '/api/user/6/view')).user.roles).toContain('ROLE_SALES');
  });

  it('is activated once', async () => {
    const { ok, refused } = await openAdmin();
    const { results } = await ok('GET', `${search}?limit=1000`);
    const { id } = results.find(({ state }: { state: string }) => state === 'inactive');
    const inactive = `/api/user/${id}`;
    await ok('DELETE', `${inactive}/delete`);
    expect((await ok('POST', `${inactive}/restore`)).user.state).toBe('inactive');
    const after = await ok('POST', `${inactive}/activate`);
    expect(after.user.state).toBe('active');
    expect(after.emails[0].verified_at).toBe(now);
    expect((await ok('GET', `${search}?type=id&query=${id}`)).results).toEqual([after.user]);
    expect((await refused('POST', `/api/user/${id}/activate`))[0]).toBe(409);
  });

  it('has their address confirmed by the activation, whether or not it was loaded before', async () => {
    const { ok, post } = await openAdmin();
    const { user } = await ok('POST', '/api/app/1101/create-administrator-user', {
      org_id: 11,
      app_identifier: 'riverside',
      email: 'a@x.example',
    });
    const later = '2026-03-04T10:00:00Z';
    await post('/__mock__/clock', { now: later });
    const { emails } = await ok('POST', `/api/user/${user.id}/activate`);
    expect(emails).toEqual([
      { id: expect.any(Number), email: 'a@x.example', primary: true, verified_at: later },
    ]);
  });

  it('cannot get an unknown role', async () => {
    const { ok, refused } = await openAdmin();
    const refusal = await refused('POST', `${olivia}/update`, { roles: ['banana'] });
    expect(refusal).toEqual([422, 'validation_error', 'roles.0']);
    expect((await ok('GET', `${olivia}/view`)).user.roles).toEqual(['ROLE_USER']);
  });

  it('can log in only after the activation, with the password registered last', async () => {
    const { ok, beside } = await openAdmin();
    const { results } = await ok('GET', `${search}?limit=1000`);
    // The users before them belong to the story, and one of them has no password yet.
    const { id, email } = results.find(
      (user: { id: number; state: string }) => user.id > 1000 && user.state === 'inactive',
    );
    const own = beside();
    expect((await own.logIn(email)).status).toBe(401);
    const registration = { name: 'Nina', email, password: 'three rivers' };
    await own.post('/register', registration);
    expect((await own.logIn(email, { password: registration.password })).status).toBe(401);
    await ok('POST', `/api/user/${id}/activate`);
    expect((await own.logIn(email, { password: registration.password })).status).toBe(200);
  });

  it('is shown as on their own pages', async () => {
    const { ok, beside } = await openAdmin();
    const own = beside();
    await own.logIn('owner@example.com');
    await own.send('PATCH', '/user/profile', { name: 'Olivia O.', language: 'fr' });
    await own.send('PUT', '/user/profile/avatar', { avatar_type: 'gravatar' });
    await own.post('/user/profile/primary-email', { email: 'olivia@riverside.example' });
    await own.send('POST', '/user/two-factor/setup');
    await own.post('/user/two-factor/activation', { code: '123456' });
    const view = await ok('GET', `${olivia}/view`);
    expect(view).toMatchObject({
      user: {
        name: 'Olivia O.',
        email: 'olivia@riverside.example',
        two_fa_active: true,
        last_login_at: now,
      },
      avatar_type: 'gravatar',
      avatar_url: 'https://gravatar.example/1',
      language: 'fr',
      emails: [
        { email: 'olivia@riverside.example', primary: true },
        { email: 'owner@example.com', primary: false },
      ],
      two_factor: { active: true, enabled_at: now, backup_codes_left: 10 },
    });
    expect((await ok('GET', `${search}?query=riverside.example`)).results).toContainEqual(
      view.user,
    );
  });

  it('sees changes by staff on their own pages', async () => {
    const { ok, beside } = await openAdmin();
    const own = beside();
    await own.logIn('owner@example.com');
    const profile = async () => (await own.get('/user/profile')).json();
    await profile();
    const email = 'olivia@rowing.example';
    await ok('POST', `${olivia}/update`, { email, language: 'ja', name: 'Olivia Oarsman' });
    expect(await profile()).toMatchObject({
      name: 'Olivia Oarsman',
      language: 'ja',
      emails: [
        { email: 'olivia@riverside.example', primary: false, verified_at: expect.any(String) },
        { email, primary: true, verified_at: null },
      ],
    });
  });

  it('has the same devices here as on their own pages', async () => {
    const { ok, beside } = await openAdmin();
    const own = beside();
    await own.logIn('owner@example.com');
    const ids = (devices: { id: number }[]) => devices.map(({ id }) => id);
    const devices = async () => ids((await (await own.get('/user/devices')).json()).results);
    const viewed = async () => ids((await ok('GET', `${olivia}/view`)).devices);
    expect(await viewed()).toEqual(await devices());
    await own.send('DELETE', '/user/devices/11');
    expect(await viewed()).toEqual(await devices());
    expect(await viewed()).toHaveLength(2);
  });

  it('loses a calendar that they removed from their list', async () => {
    const { ok, beside } = await openAdmin();
    const own = beside();
    await own.logIn('member@example.com');
    const calendarIds = async () =>
      (await ok('GET', '/api/user/2/view')).calendars.map(({ id }: { id: number }) => id);
    expect(await calendarIds()).toContain(101);
    await removeFromList(own, 101);
    expect(await calendarIds()).not.toContain(101);
    const { users } = await ok('GET', '/api/calendar-details/101');
    expect(users.map(({ user }: { user: { id: number } }) => user.id)).toEqual([1]);
  });

  it('is found as soon as they register', async () => {
    const { ok, beside } = await openAdmin();
    const registration = { name: 'Nina', email: 'nina@rowing.example', password: 'three rivers' };
    await beside().post('/register', registration);
    const { results } = await ok('GET', `${search}?query=nina@rowing.example`);
    expect(results).toMatchObject([{ id: 8, name: 'Nina', state: 'inactive' }]);
    expect(await ok('GET', '/api/user/8/view')).toMatchObject({ calendars: [], language: 'en' });
  });
});

describe('email subscriptions', () => {
  it('end with the removed calendar, and others stay', async () => {
    const { ok, beside } = await openAdmin();
    const own = beside();
    await own.logIn('member@example.com');
    const ofMilo = async () => (await ok('GET', '/api/user/2/email-subscriptions')).results;
    const before = await ofMilo();
    await removeFromList(own, before[0].calendar.id);
    expect(await ofMilo()).toEqual(before.slice(1));
  });

  it('end for one calendar, then for all', async () => {
    const { ok } = await openAdmin();
    const path = `${olivia}/email-subscriptions`;
    expect((await ok('GET', path)).results).toHaveLength(2);
    await ok('DELETE', `${path}?calendarId=101`);
    expect((await ok('GET', path)).results).toMatchObject([{ calendar: { id: 103 } }]);
    await ok('DELETE', path);
    expect(await ok('GET', path)).toEqual({ results: [] });
  });
});

it('what staff do to an account is kept in its history, the latest first', async () => {
  const { ok } = await openAdmin();
  await ok('POST', `${olivia}/update`, { name: 'Olivia Oarswoman' });
  await ok('POST', `${olivia}/reset-password`);
  const { history } = await ok('GET', `${olivia}/view`);
  expect(history).toMatchObject([
    { id: 2, text: 'Sent a link for a new password.', author: { name: 'Ada Admin' } },
    { id: 1, text: 'Changed: name.', author: { name: 'Ada Admin' } },
  ]);
});
