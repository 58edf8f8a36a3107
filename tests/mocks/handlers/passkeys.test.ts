import { describe, expect, it } from 'vitest';
import { Authenticator } from '#scripts/conformance/flows/newcomer/authenticator.ts';
import { errorId, openMock, storyClock } from '../support.ts';

const code = '123456';
const proof = { current_password: 'calendar' };

async function openAs(email: string, { now = storyClock } = {}) {
  const mock = await openMock({ clock: () => now() });
  await mock.logIn(email, { code });
  const authenticator = new Authenticator();
  const { send } = mock;
  const startCreation = async (body: object = proof) =>
    (await send('POST', '/user/passkeys/options', body)).json();
  const create = (credential: object) => send('POST', '/user/passkeys', { credential });
  const add = async () => create(authenticator.create(await startCreation()));
  const startLogin = async () => (await send('POST', '/login/passkey/options')).json();
  const logIn = (credential: object, stay = false) =>
    send('POST', '/login/passkey', { credential, stay_logged_in: stay });
  const list = async () => (await (await mock.get('/user/passkeys')).json()).results;
  return { ...mock, authenticator, startCreation, create, add, startLogin, logIn, list };
}

describe('a passkey', () => {
  it('is added, named after the browser, and logs in', async () => {
    const { add, list, startLogin, logIn, authenticator, get } = await openAs('owner@example.com');
    const added = await add();
    expect(added.status).toBe(201);
    expect(await list()).toEqual([
      {
        id: 1,
        name: 'Browser',
        created_at: expect.any(String),
        last_used_at: null,
        synced: false,
      },
    ]);
    await get('/logout');
    const login = await logIn(authenticator.get(await startLogin()));
    expect(login.status).toBe(200);
    expect(await login.json()).toMatchObject({ user: { email: 'owner@example.com' } });
    expect(await list()).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  it('starts a session that outlasts the browser, if wanted', async () => {
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    await add();
    const short = await logIn(authenticator.get(await startLogin()));
    expect(short.headers.get('set-cookie')).not.toContain('Max-Age');
    const long = await logIn(authenticator.get(await startLogin()), true);
    expect(long.headers.get('set-cookie')).toContain('Max-Age=2592000');
  });

  it('replaces the code of the second factor', async () => {
    const { startCreation, create, startLogin, logIn, authenticator } =
      await openAs('two-factor@example.com');
    await create(authenticator.create(await startCreation({ ...proof, code })));
    expect((await logIn(authenticator.get(await startLogin()))).status).toBe(200);
  });

  it('of staff logs staff in', async () => {
    const { add, startLogin, logIn, authenticator } = await openAs('admin@example.com');
    await add();
    const login = await logIn(authenticator.get(await startLogin()));
    expect(await login.json()).toMatchObject({ user: { roles: ['ROLE_ADMIN'] } });
  });

  it('returns to the target path', async () => {
    const { add, startLogin, send, authenticator } = await openAs('owner@example.com');
    await add();
    const credential = authenticator.get(await startLogin());
    const login = await send('POST', '/login/passkey?_target_path=%2Fc%2Friv3rs', {
      credential,
      stay_logged_in: false,
    });
    expect(await login.json()).toMatchObject({ target_path: '/c/riv3rs' });
  });

  it('works without a counter, as those of password managers do', async () => {
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    authenticator.counts = false;
    await add();
    expect((await logIn(authenticator.get(await startLogin()))).status).toBe(200);
    expect((await logIn(authenticator.get(await startLogin()))).status).toBe(200);
  });

  it('may have an RSA key, as those of some security chips do', async () => {
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    authenticator.keys = 'rsa';
    expect((await add()).status).toBe(201);
    expect((await logIn(authenticator.get(await startLogin()))).status).toBe(200);
  });

  it('is renamed, and removed, after which it no longer logs in', async () => {
    const { add, list, send, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    await add();
    const renamed = await send('PATCH', '/user/passkeys/1', { name: ' Work laptop ' });
    expect(await renamed.json()).toMatchObject({ name: 'Work laptop' });
    expect(await list()).toMatchObject([{ name: 'Work laptop' }]);
    expect((await send('PATCH', '/user/passkeys/1', { name: ' ' })).status).toBe(422);
    expect((await send('PATCH', '/user/passkeys/2', { name: 'Other' })).status).toBe(404);
    expect((await send('DELETE', '/user/passkeys/1')).status).toBe(204);
    expect((await send('DELETE', '/user/passkeys/1')).status).toBe(404);
    expect((await logIn(authenticator.get(await startLogin()))).status).toBe(401);
  });

  it('is told of by mail when it is added and removed', async () => {
    const { add, send, get } = await openAs('admin@example.com');
    await add();
    await send('DELETE', '/user/passkeys/1');
    const mails = await get('/admintool96/api/email/search?query=admin%40example.com');
    const { results } = await mails.json();
    expect(results.slice(0, 2)).toMatchObject([
      { subject: 'A passkey was removed from your account', kind: 'security' },
      { subject: 'A passkey was added to your account', kind: 'security' },
    ]);
  });

  it('is one of 20 at most', async () => {
    const { add, send } = await openAs('owner@example.com');
    for (let count = 0; count < 20; count += 1) expect((await add()).status).toBe(201);
    expect((await send('POST', '/user/passkeys/options', proof)).status).toBe(409);
  });
});

describe('adding a passkey', () => {
  it('takes the password, and a code if the account has a second factor', async () => {
    const { send } = await openAs('two-factor@example.com');
    const start = async (body: object) =>
      errorId(await send('POST', '/user/passkeys/options', body));
    expect(await start({ current_password: 'wrong' })).toBe('wrong_password');
    expect(await start(proof)).toBe('code_invalid');
    expect(await start({ ...proof, code })).toBeUndefined();
  });

  it('is refused after ten wrong passwords, as the login is', async () => {
    const { send, logIn: _, ...mock } = await openAs('owner@example.com');
    const start = async (current_password: string) =>
      (await send('POST', '/user/passkeys/options', { current_password })).status;
    for (let count = 0; count < 10; count += 1) expect(await start('wrong')).toBe(422);
    expect(await start('calendar')).toBe(429);
    const login = { email: 'owner@example.com', password: 'calendar', stay_logged_in: false };
    expect((await mock.post('/login', login)).status).toBe(429);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another website', { rpId: 'evil.example' }],
    ['a login', { type: 'webauthn.get' }],
    ['another website’s frame', { crossOrigin: true }],
    ['an absent user', { user: 0x04 }],
    ['an unverified user', { user: 0x01 }],
  ])('is refused for %s', async (_, said) => {
    const { startCreation, create, authenticator, list } = await openAs('owner@example.com');
    const refused = await create(authenticator.create(await startCreation(), said));
    expect([refused.status, await errorId(refused)]).toEqual([422, 'passkey_refused']);
    expect(await list()).toEqual([]);
  });

  it.each(['attestationObject', 'clientDataJSON'])(
    'is refused with a broken %s',
    async (member) => {
      const { startCreation, create, authenticator } = await openAs('owner@example.com');
      const credential = authenticator.create(await startCreation());
      const response = { ...credential.response, [member]: 'AAAA' };
      expect(await errorId(await create({ ...credential, response }))).toBe('passkey_refused');
    },
  );

  it('is refused under the id of another key', async () => {
    const { startCreation, create, authenticator } = await openAs('owner@example.com');
    const credential = authenticator.create(await startCreation());
    expect(await errorId(await create({ ...credential, id: 'AAAA' }))).toBe('passkey_refused');
  });

  it('takes a challenge once, for the same user, within five minutes', async () => {
    let now = storyClock();
    const { startCreation, create, authenticator, startLogin } = await openAs('owner@example.com', {
      now: () => now,
    });
    const credential = authenticator.create(await startCreation());
    expect((await create(credential)).status).toBe(201);
    expect(await errorId(await create(credential))).toBe('passkey_expired');

    const options = await startCreation();
    const { challenge } = await startLogin();
    expect(await errorId(await create(authenticator.create({ ...options, challenge })))).toBe(
      'passkey_expired',
    );
    now = new Date(now.getTime() + options.timeout);
    expect(await errorId(await create(authenticator.create(options)))).toBe('passkey_expired');
  });
});

describe('a login with a passkey', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another website', { rpId: 'evil.example' }],
    ['a creation', { type: 'webauthn.create' }],
    ['another website’s frame', { crossOrigin: true }],
    ['an absent user', { user: 0x04 }],
    ['an unverified user', { user: 0x01 }],
  ])('is refused for %s', async (_, said) => {
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    await add();
    const refused = await logIn(authenticator.get(await startLogin(), said));
    expect([refused.status, await errorId(refused)]).toEqual([401, 'passkey_refused']);
  });

  it('is refused if something else was signed', async () => {
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    await add();
    const first = authenticator.get(await startLogin());
    const second = authenticator.get(await startLogin());
    const { signature } = first.response;
    const mixed = { ...second, response: { ...second.response, signature } };
    expect(await errorId(await logIn(mixed))).toBe('passkey_refused');
    const response = { ...first.response, signature: 'AAAA' };
    expect(await errorId(await logIn({ ...first, response }))).toBe('passkey_refused');
  });

  it('is refused if the counter has not grown, because the key was copied', async () => {
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    await add();
    await logIn(authenticator.get(await startLogin()));
    authenticator.signCount -= 1;
    expect(await errorId(await logIn(authenticator.get(await startLogin())))).toBe(
      'passkey_refused',
    );
  });

  it('takes a challenge once, within 30 minutes', async () => {
    let now = storyClock();
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com', {
      now: () => now,
    });
    await add();
    const credential = authenticator.get(await startLogin());
    expect((await logIn(credential)).status).toBe(200);
    expect(await errorId(await logIn(credential))).toBe('passkey_expired');
    const options = await startLogin();
    now = new Date(now.getTime() + options.timeout);
    expect(await errorId(await logIn(authenticator.get(options)))).toBe('passkey_expired');
    expect(options.timeout).toBe(30 * 60 * 1000);
  });

  it('is refused with a challenge that the server did not make', async () => {
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    await add();
    const options = { ...(await startLogin()), challenge: 'b3du' };
    expect(await errorId(await logIn(authenticator.get(options)))).toBe('passkey_expired');
  });

  it('is refused to a deleted user', async () => {
    const { add, startLogin, logIn, authenticator, send } = await openAs('member@example.com');
    await add();
    await send('POST', '/user/closure', proof);
    expect(await errorId(await logIn(authenticator.get(await startLogin())))).toBe(
      'passkey_refused',
    );
  });

  it('is refused after 30 refusals within a minute', async () => {
    const { add, startLogin, logIn, authenticator } = await openAs('owner@example.com');
    await add();
    const options = await startLogin();
    const bad = authenticator.get(options, { origin: 'https://evil.example' });
    for (let count = 0; count < 30; count += 1) expect((await logIn(bad)).status).toBe(401);
    expect((await logIn(authenticator.get(options))).status).toBe(429);
  });

  it('starts 60 times a minute at most', async () => {
    const { send } = await openMock({ clock: storyClock });
    const start = async () => (await send('POST', '/login/passkey/options')).status;
    for (let count = 0; count < 60; count += 1) expect(await start()).toBe(200);
    expect(await start()).toBe(429);
  });
});

it('staff who view the product as a user can neither add, rename nor remove passkeys', async () => {
  const { add, list, beside } = await openAs('owner@example.com');
  await add();
  const staff = beside();
  await staff.logIn('support@example.com');
  await staff.send('POST', '/admintool96/api/user/1/impersonate', { reason: 'Help' });
  const refusals = [
    await staff.send('POST', '/user/passkeys/options', proof),
    await staff.send('PATCH', '/user/passkeys/1', { name: 'Mine' }),
    await staff.send('DELETE', '/user/passkeys/1'),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await errorId(refusals[0] ?? expect.fail())).toBe('impersonation_denied');
  expect(await list()).toMatchObject([{ name: 'Browser' }]);
});
