import { describe, expect, it } from 'vitest';
import { storyFile } from '#mocks/seed/story-file.ts';
import { newFile } from '#mocks/upload/files.ts';
import { Provider } from '#mocks/upload/provider.ts';
import { errorId, openMock } from '../support.ts';

async function openAs(email: string) {
  const mock = await openMock();
  await mock.logIn(email);
  const profile = async () => (await mock.get('/user/profile')).json();
  return { ...mock, profile };
}

describe('the profile', () => {
  it('changes only the fields that are sent', async () => {
    const { send, profile } = await openAs('owner@example.com');
    const before = await profile();
    const answer = await send('PATCH', '/user/profile', { language: 'de', use_24h_times: true });
    expect(await answer.json()).toEqual({ ...before, language: 'de', use_24h_times: true });
    expect(await profile()).toMatchObject({ name: 'Olivia Owner', language: 'de' });
    await send('PATCH', '/user/profile', { use_24h_times: null });
    expect(await profile()).toEqual({ ...before, language: 'de' });
  });

  it('refuses blank names and trims others', async () => {
    const { logIn, send, get } = await openMock();
    await logIn('owner@example.com');
    expect((await send('PATCH', '/user/profile', { name: '   ' })).status).toBe(422);
    await send('PATCH', '/user/profile', { name: '  Olivia O. ' });
    expect(await (await get('/user/profile')).json()).toMatchObject({ name: 'Olivia O.' });
  });

  it('updates the name in the session', async () => {
    const { send, profile } = await openAs('owner@example.com');
    await send('PATCH', '/user/profile', { name: 'Olivia O.' });
    expect(await profile()).toMatchObject({ name: 'Olivia O.' });
  });

  it('is separate in another browser session', async () => {
    const { send, browser } = await openAs('owner@example.com');
    await send('PATCH', '/user/profile', { name: 'Olivia O.' });
    const other = browser();
    await other.logIn('owner@example.com');
    expect(await (await other.get('/user/profile')).json()).toMatchObject({ name: 'Olivia Owner' });
  });

  it('accepts an uploaded picture and removes it', async () => {
    const { send, profile } = await openAs('owner@example.com');
    const { url } = storyFile;
    const file = { ...storyFile, filename: 'a.png', mimetype: 'image/png', size: 10 };
    const saved = await send('POST', '/user/avatar/upload', file);
    expect(await saved.json()).toEqual({ avatar_type: 'upload', avatar_url: url });
    expect(await profile()).toMatchObject({ avatar_type: 'upload', avatar_url: url });
    await send('PUT', '/user/profile/avatar', { avatar_type: 'initial' });
    expect(await profile()).toMatchObject({ avatar_type: 'initial', avatar_url: null });
  });

  it('accepts only pictures of the upload provider, with matching handle and address', async () => {
    const provider = new Provider();
    const uploadOrigin = 'http://localhost:4001';
    const { logIn, send, fetch } = await openMock({ provider, uploadOrigin });
    await logIn('owner@example.com');
    const { handle } = provider.addFile(
      newFile({
        bytes: new Uint8Array(10),
        filename: 'a.png',
        mimetype: 'image/png',
        uploadedAt: new Date(),
      }),
    );
    const save = async (given: { handle: string; url: string }) => {
      const file = { filename: 'a.png', mimetype: 'image/png', size: 10, ...given };
      const response = await send('POST', '/user/avatar/upload', file);
      const { error } = await response.json();
      return [response.status, error?.details[0].field];
    };
    const path = `/worlds/${fetch.jar.get('mock_world')}/cdn/${handle}`;
    expect(await save({ handle, url: `${uploadOrigin}${path}` })).toEqual([200, undefined]);
    expect(await save({ handle, url: `${uploadOrigin}/cdn/${handle}` })).toEqual([200, undefined]);
    for (const url of [
      `https://localhost:4001${path}`,
      `http://files.evil.example${path}`,
      `${uploadOrigin}/worlds/another/cdn/${handle}`,
      `javascript:alert(1)//${handle}`,
      `${uploadOrigin}/cdn/${handle}?x`,
    ]) {
      expect(await save({ handle, url })).toEqual([422, 'url']);
    }
    const unknown = 'AAAAAAAAAAAAAAAAAAAA';
    const url = `${uploadOrigin}/cdn/${unknown}`;
    expect(await save({ handle: unknown, url })).toEqual([422, 'handle']);
  });

  it('refuses SVG pictures', async () => {
    const { send } = await openAs('owner@example.com');
    const url = 'https://files.example/abc';
    const file = { filename: 'a.svg', mimetype: 'image/svg+xml', size: 10, handle: 'abc', url };
    expect((await send('POST', '/user/avatar/upload', file)).status).toBe(422);
  });
});

describe('addresses', () => {
  it('are added, made primary and removed', async () => {
    const { send, get, profile, logIn } = await openAs('owner@example.com');
    const added = await (
      await send('POST', '/user/profile/emails', { email: 'o@example.com' })
    ).json();
    expect(added).toMatchObject({ email: 'o@example.com', primary: false, verified_at: null });
    const makePrimary = () =>
      send('POST', '/user/profile/primary-email', { email: 'o@example.com' });
    const early = await makePrimary();
    expect([early.status, await errorId(early)]).toEqual([409, 'conflict']);
    expect((await send('POST', `/user/profile/emails/${added.id}/verification`)).status).toBe(204);
    expect((await makePrimary()).status).toBe(409);
    const { mails } = await (await get('/__mock__/mails')).json();
    await send('POST', '/email/verify', { token: mails[0].link.split('=')[1] });
    const again = await send('POST', `/user/profile/emails/${added.id}/verification`);
    expect([again.status, await errorId(again)]).toEqual([409, 'conflict']);
    expect((await makePrimary()).status).toBe(200);
    const { emails } = await profile();
    const [first] = emails.filter(({ primary }: { primary: boolean }) => !primary);
    expect(emails.find(({ primary }: { primary: boolean }) => primary).email).toBe('o@example.com');
    expect((await send('DELETE', `/user/profile/emails/${first.id}`)).status).toBe(204);
    expect((await profile()).emails).toHaveLength(emails.length - 1);

    expect((await logIn('o@example.com')).status).toBe(200);
    expect((await logIn('owner@example.com')).status).toBe(401);
  });

  it('are refused if they are the user’s own already, unknown or primary', async () => {
    const { send, profile } = await openAs('owner@example.com');
    const own = await send('POST', '/user/profile/emails', { email: 'Owner@example.com' });
    expect([own.status, await errorId(own)]).toEqual([422, 'validation_error']);
    const unknown = await send('POST', '/user/profile/primary-email', { email: 'x@example.com' });
    expect([unknown.status, await errorId(unknown)]).toEqual([404, 'not_found']);
    const [{ id }] = (await profile()).emails;
    expect((await send('DELETE', `/user/profile/emails/${id}`)).status).toBe(409);
    expect((await send('DELETE', '/user/profile/emails/999')).status).toBe(404);
    expect((await send('POST', '/user/profile/emails/999/verification')).status).toBe(404);
  });
});

it.each([
  ['an account’s primary address', 'member@example.com'],
  ['an account’s second address', 'Olivia@Riverside.example'],
  ['a primary address in the admin tool', 'paula@example.com'],
])(
  'adding an address does not tell that it belongs to another account: %s',
  async (_whose, email) => {
    const { send, get, profile } = await openAs('tester@example.com');
    const add = async (address: string) => {
      const response = await send('POST', '/user/profile/emails', { email: address });
      const { id, ...added } = await response.json();
      const again = await send('POST', `/user/profile/emails/${id}/verification`);
      return { status: response.status, again: again.status, ...added, email: '' };
    };
    expect(await add(email)).toEqual(await add('free@example.com'));
    const listed = (await profile()).emails.slice(1);
    expect(listed).toMatchObject([
      { email: email.toLowerCase(), verified_at: null },
      { email: 'free@example.com', verified_at: null },
    ]);
    const { mails } = await (await get('/__mock__/mails')).json();
    const links = mails.filter(({ to }: { to: string }) => to === email.toLowerCase());
    expect(links).toEqual([]);
  },
);

it('an address that two accounts have added belongs to the first to confirm it', async () => {
  const { send, get, profile, beside } = await openAs('tester@example.com');
  const other = beside();
  await other.logIn('owner@example.com');
  for (const one of [{ send }, other]) {
    await one.send('POST', '/user/profile/emails', { email: 'both@example.com' });
  }
  const { mails } = await (await get('/__mock__/mails')).json();
  const [late, early] = mails.map(({ link }: { link: string }) => link.split('=')[1]);
  expect((await send('POST', '/email/verify', { token: early })).status).toBe(200);
  expect((await other.send('POST', '/email/verify', { token: late })).status).toBe(404);
  expect((await profile()).emails.at(-1).verified_at).not.toBeNull();
});

it('the hosting page uses the profile’s language and formats', async () => {
  const { send, fetch } = await openAs('owner@example.com');
  const wishes = { language: 'de', date_locale: 'fr', use_24h_times: true };
  await send('PATCH', '/user/profile', wishes);
  const page = async () =>
    (await fetch('/user/dashboard', { headers: { accept: 'text/html' } })).text();
  expect(await page()).toMatch(/"language":"de".*"use24hTimes":true,"dateLocale":"fr"/);
  await send('POST', '/__mock__/settings', { language: 'ja' });
  expect(await page()).toContain('"language":"ja"');
  await send('GET', '/logout');
  await send('POST', '/__mock__/settings', { language: null });
  expect(await page()).toContain('"language":"en"');
});

describe('the password', () => {
  const changed = { current_password: 'calendar', new_password: 'three quiet rivers' };

  it('changes, and the old one stops working', async () => {
    const { send, logIn } = await openAs('owner@example.com');
    expect((await send('POST', '/user/profile/password', changed)).status).toBe(204);
    expect((await logIn('owner@example.com')).status).toBe(401);
    expect((await logIn('owner@example.com', { password: changed.new_password })).status).toBe(200);
  });

  it('logs out all other devices', async () => {
    const { send, get, beside } = await openAs('owner@example.com');
    const other = beside();
    await other.logIn('owner@example.com');
    await send('POST', '/user/profile/password', changed);
    expect((await other.get('/user/profile')).status).toBe(401);
    const { results: devices } = await (await get('/user/devices')).json();
    expect(devices).toMatchObject([{ current: true }]);
  });

  it('is unchanged if the current one is wrong', async () => {
    const { send } = await openAs('owner@example.com');
    const wrong = await send('POST', '/user/profile/password', {
      ...changed,
      current_password: 'x',
    });
    expect([wrong.status, await errorId(wrong)]).toEqual([422, 'wrong_password']);
  });

  it('is refused if it is the same', async () => {
    const { send } = await openAs('owner@example.com');
    const same = { current_password: 'calendar', new_password: 'calendar' };
    const refused = await send('POST', '/user/profile/password', same);
    const { error } = await refused.json();
    expect([refused.status, error.details[0].field]).toEqual([422, 'new_password']);
  });

  it('cannot be guessed with a session more often than without', async () => {
    const { send, logIn } = await openAs('owner@example.com');
    const guess = async (current_password: string) =>
      (await send('POST', '/user/profile/password', { ...changed, current_password })).status;
    for (let count = 0; count < 10; count += 1) expect(await guess(`guess ${count}`)).toBe(422);
    expect(await guess('calendar')).toBe(429);
    expect((await logIn('owner@example.com')).status).toBe(429);
  });

  it('gives the session a new id, and the old one is invalid', async () => {
    const { send, get, fetch } = await openAs('owner@example.com');
    const old = fetch.jar.get('session');
    await send('POST', '/user/profile/password', changed);
    expect((await get('/user/profile')).status).toBe(200);
    fetch.jar.store(`session=${old}; Path=/`);
    expect((await get('/user/profile')).status).toBe(401);
  });
});

describe('the reminder of a security check', () => {
  it('comes a year after the last check, and 30 days after it was put off', async () => {
    let now = new Date('2026-03-02T09:00:00Z');
    const { logIn, get, send } = await openMock({ clock: () => now });
    const check = async () => (await (await get('/user/profile')).json()).security_check;
    const answer = async (outcome: string) =>
      (await (await send('PUT', '/user/profile/security-check', { outcome })).json())
        .security_check;
    const wait = async (days: number) => {
      now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
      await logIn('owner@example.com');
    };
    await wait(0);
    const checked_at = '2024-11-18T19:05:00Z';
    expect(await check()).toEqual({ checked_at, is_due: true });
    expect(await answer('later')).toEqual({ checked_at, is_due: false });
    await wait(29);
    expect(await check()).toMatchObject({ is_due: false });
    await wait(1);
    expect(await check()).toMatchObject({ is_due: true });
    const today = '2026-04-01T09:00:00Z';
    expect(await answer('checked')).toEqual({ checked_at: today, is_due: false });
    await wait(365);
    expect(await check()).toMatchObject({ is_due: false });
    await wait(1);
    expect(await check()).toEqual({ checked_at: today, is_due: true });
  });
});
