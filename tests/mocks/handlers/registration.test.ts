import { describe, expect, it } from 'vitest';
import { join, latestToken, listMails } from '../mails.ts';
import { openMock } from '../support.ts';

const registration = {
  name: 'Nina Newcomer',
  email: 'nina@example.com',
  password: 'three quiet rivers',
};

describe('registering', () => {
  it('mails a link, whose account can log in from then on', async () => {
    const mock = await openMock();
    const response = await mock.post('/register', registration);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(mock.fetch.jar.get('session')).toBeUndefined();
    const logIn = () => mock.logIn('NINA@example.com', { password: registration.password });
    expect((await logIn()).status).toBe(401);

    expect(await listMails(mock)).toMatchObject([
      { to: 'nina@example.com', kind: 'activation' },
      ...Array(9).fill({}),
    ]);
    const token = await latestToken(mock);
    expect((await mock.post('/activate', { token })).status).toBe(204);
    expect((await logIn()).status).toBe(200);
    expect(await (await mock.get('/user/calendars')).json()).toEqual({ results: [] });
  });

  it('starts the account with the page’s language, formats and time zone', async () => {
    const mock = await openMock();
    const formats = { language: 'de', date_locale: 'fr', use_24h_times: true } as const;
    await join(mock, { ...registration, ...formats, ...{ time_zone: 'America/Lima' } });
    expect(await (await mock.get('/user/profile')).json()).toMatchObject(formats);
    const { time_zone } = await (await mock.get('/user/notification-settings')).json();
    expect(time_zone).toBe('America/Lima');
  });

  it.each([
    [{}, ['en', 'en', null]],
    [{ language: 'ja' }, ['ja', 'ja', null]],
    [{ language: 'de', date_locale: 'en', use_24h_times: false }, ['de', 'en', false]],
  ])('completes the formats %j', async (formats, expected) => {
    const mock = await openMock();
    await join(mock, { ...registration, ...formats });
    const { language, date_locale, use_24h_times } = await (await mock.get('/user/profile')).json();
    expect([language, date_locale, use_24h_times]).toEqual(expected);
  });

  it('ignores a time zone that it does not know', async () => {
    const mock = await openMock();
    await join(mock, { ...registration, ...{ time_zone: 'Mars/Olympus' } });
    const { time_zone } = await (await mock.get('/user/notification-settings')).json();
    expect(time_zone).toBe('Europe/Zurich');
  });

  it('leads back to the requested page, if it is ours', async () => {
    const mock = await openMock();
    const linkTarget = async (target: string) => {
      await mock.post(`/register?_target_path=${encodeURIComponent(target)}`, registration);
      const [mail] = await listMails(mock);
      return new URL(mail?.link ?? '', 'http://localhost').searchParams.get('_target_path');
    };
    expect(await linkTarget('/c/riv3rs?week=9')).toBe('/c/riv3rs?week=9');
    expect(await linkTarget('//evil.example')).toBe('/user/dashboard');
  });

  it('refuses blank names and trims others', async () => {
    const mock = await openMock();
    expect((await mock.post('/register', { ...registration, name: '   ' })).status).toBe(422);
    await join(mock, { ...registration, name: ' Nina ' });
    expect((await (await mock.get('/user/profile')).json()).name).toBe('Nina');
  });

  it('fails for a password that is too short', async () => {
    const { post } = await openMock();
    expect((await post('/register', { ...registration, password: '1234567' })).status).toBe(422);
  });
});

describe('registering with an address that is known', () => {
  it.each([
    'owner@example.com',
    'OWNER@example.com',
    'olivia@riverside.example',
    'ida@riverside.example',
    'nobody@example.com',
  ])('is answered like any other: %s', async (email) => {
    const mock = await openMock();
    const response = await mock.post('/register', { ...registration, email });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await listMails(mock))[0]?.to).toBe(email.toLowerCase());
  });

  it('mails its user that there is an account, and changes nothing', async () => {
    const mock = await openMock();
    await mock.post(
      '/register',
      { ...registration, email: 'owner@example.com' },
      { 'accept-language': 'de' },
    );
    expect((await listMails(mock))[0]).toMatchObject({ kind: 'password_reset' });
    expect((await mock.logIn('owner@example.com')).status).toBe(200);
    expect((await (await mock.get('/user/profile')).json()).name).toBe('Olivia Owner');
    await mock.logIn('admin@example.com');
    const found = await mock.get('/admintool96/api/email/search?query=owner@example.com');
    expect((await found.json()).results[0].subject).toBe('Sie haben bereits ein Konto');
  });

  it('replaces an earlier registration that was never confirmed, with its links', async () => {
    const mock = await openMock();
    await mock.post('/register', { ...registration, password: 'of somebody else' });
    const first = await latestToken(mock);
    await join(mock, registration);
    expect((await mock.post('/activate', { token: first })).status).toBe(410);
    const stranger = await mock.logIn(registration.email, { password: 'of somebody else' });
    expect(stranger.status).toBe(401);
  });

  it('does not choose the password of somebody who was invited', async () => {
    const mock = await openMock();
    await mock.post('/register', { ...registration, email: 'ida@riverside.example' });
    const token = await latestToken(mock);
    const check = await mock.post('/activate/check', { token });
    expect(await check.json()).toMatchObject({ name: 'Ida Invited', has_password: false });
  });

  it('is not hindered by another account that never confirmed the address, and then cannot', async () => {
    const mock = await openMock();
    await mock.logIn('tester@example.com');
    await mock.send('POST', '/user/profile/emails', { email: 'claimed@example.com' });
    const claim = await latestToken(mock);
    await mock.beside().post('/register', { ...registration, email: 'claimed@example.com' });
    expect((await listMails(mock))[0]).toMatchObject({ kind: 'activation' });
    expect((await mock.post('/email/verify', { token: claim })).status).toBe(404);
  });
});
