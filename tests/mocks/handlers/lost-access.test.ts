import { describe, expect, it } from 'vitest';
import { latestToken, listMails, type SentMail } from '../mails.ts';
import { type Browser, errorId, openMock, storyClock } from '../support.ts';

const newPassword = 'three quiet rivers';

async function statusAndId(response: Response) {
  return response.ok ? [response.status] : [response.status, await errorId(response)];
}

const calls = {
  'checking a new password’s token': ({ post }: Browser, token: string) =>
    post('/password/reset/check', { token }),
  'choosing a new password': ({ post }: Browser, token: string) =>
    post('/password/reset', { token, new_password: newPassword }),
  'confirming an address': ({ post }: Browser, token: string) => post('/email/verify', { token }),
  'checking an activation’s token': ({ post }: Browser, token: string) =>
    post('/activate/check', { token }),
  'activating an account': ({ post }: Browser, token: string) =>
    post('/activate', { token, new_password: newPassword }),
};

const tokens: Record<keyof typeof calls, [string, string]> = {
  'checking a new password’s token': ['reset', 'olivia'],
  'choosing a new password': ['reset', 'olivia'],
  'confirming an address': ['confirm', 'milo'],
  'checking an activation’s token': ['activate', 'ida'],
  'activating an account': ['activate', 'ida'],
};

describe.each(Object.entries(calls))('%s', (name, call) => {
  const [kind, person] = tokens[name as keyof typeof calls];

  it('is refused for an invalid, used or expired token', async () => {
    const mock = await openMock();
    expect(await statusAndId(await call(mock, 'x'))).toEqual([404, 'token_unknown']);
    expect(await statusAndId(await call(mock, `${kind}-used`))).toEqual([410, 'token_used']);
    expect(await statusAndId(await call(mock, `${kind}-expired`))).toEqual([410, 'token_expired']);
  });

  it('is refused for a token of another kind', async () => {
    const other = kind === 'reset' ? 'confirm-milo' : 'reset-olivia';
    const mock = await openMock();
    expect(await statusAndId(await call(mock, other))).toEqual([404, 'token_unknown']);
  });

  it('is refused in another user’s session, and keeps the token valid', async () => {
    const mock = await openMock();
    await mock.logIn('sales@example.com');
    const token = `${kind}-${person}`;
    expect(await statusAndId(await call(mock, token))).toEqual([409, 'token_wrong_account']);
    await mock.get('/logout');
    expect((await call(mock, token)).ok).toBe(true);
  });

  it('is refused for a while after thirty invalid tokens', async () => {
    let now = storyClock();
    const mock = await openMock({ clock: () => now });
    for (let count = 0; count < 30; count += 1) {
      expect((await call(mock, `guess-${count}`)).status).toBe(404);
    }
    const response = await call(mock, `${kind}-${person}`);
    expect(await statusAndId(response)).toEqual([429, 'too_many_requests']);
    expect(response.headers.get('retry-after')).toBe('60');
    now = new Date(now.getTime() + 60_000);
    expect((await call(mock, `${kind}-${person}`)).ok).toBe(true);
  });
});

describe('a lost password', () => {
  it('is replaced once by the link in the mail', async () => {
    const mock = await openMock();
    expect((await mock.post('/password/forgot', { email: 'OWNER@example.com' })).status).toBe(204);
    const [mail] = await listMails(mock);
    expect(mail).toMatchObject({ to: 'owner@example.com', kind: 'password_reset' });
    const token = await latestToken(mock);
    expect(mail?.link).toBe(`/password/reset?token=${token}`);
    const checked = await mock.post('/password/reset/check', { token });
    expect(await checked.json()).toMatchObject({ email: 'owner@example.com' });

    const reset = () => mock.post('/password/reset', { token, new_password: newPassword });
    expect((await reset()).status).toBe(204);
    expect(await statusAndId(await reset())).toEqual([410, 'token_used']);
    expect((await mock.logIn('owner@example.com')).status).toBe(401);
    expect((await mock.logIn('owner@example.com', { password: newPassword })).status).toBe(200);
  });

  it('voids the links in earlier mails, as changing the password does', async () => {
    const mock = await openMock();
    await mock.post('/password/forgot', { email: 'owner@example.com' });
    const token = await latestToken(mock);
    await mock.post('/password/reset', { token, new_password: newPassword });
    const earlier = await mock.post('/password/reset/check', { token: 'reset-olivia' });
    expect(await statusAndId(earlier)).toEqual([410, 'token_used']);

    const other = await openMock();
    await other.logIn('owner@example.com');
    await other.post('/user/profile/password', {
      current_password: 'calendar',
      new_password: newPassword,
    });
    const checked = await other.post('/password/reset/check', { token: 'reset-olivia' });
    expect(await statusAndId(checked)).toEqual([410, 'token_used']);
  });

  it('cannot be replaced by a link to an address that the account has no longer', async () => {
    const mock = await openMock();
    const email = 'olivia@riverside.example';
    await mock.post('/password/forgot', { email });
    const token = await latestToken(mock);
    await mock.logIn('owner@example.com');
    await mock.send('DELETE', '/user/profile/emails/101');
    const checked = await mock.post('/password/reset/check', { token });
    expect(await statusAndId(checked)).toEqual([404, 'token_unknown']);
    const used = await mock.post('/password/reset', { token, new_password: newPassword });
    expect(await statusAndId(used)).toEqual([404, 'token_unknown']);
    expect((await mock.logIn('owner@example.com')).status).toBe(200);
  });

  it('ends all sessions once replaced, and keeps the second factor', async () => {
    const mock = await openMock();
    const email = 'two-factor@example.com';
    await mock.logIn(email, { code: '123456' });
    await mock.post('/password/forgot', { email });
    const token = await latestToken(mock);
    await mock.post('/password/reset', { token, new_password: newPassword });
    expect((await mock.get('/user/profile')).status).toBe(401);
    expect(await statusAndId(await mock.logIn(email, { password: newPassword }))).toEqual([
      401,
      'two_factor_authentication_code_required',
    ]);
  });

  it('can be replaced for an hour', async () => {
    let now = storyClock();
    const mock = await openMock({ clock: () => now });
    await mock.post('/password/forgot', { email: 'owner@example.com' });
    const token = await latestToken(mock);
    const check = () => mock.post('/password/reset/check', { token });
    expect(await (await check()).json()).toMatchObject({ expires_at: '2026-03-02T10:00:00Z' });
    now = new Date('2026-03-02T09:59:59Z');
    expect((await check()).status).toBe(200);
    now = new Date('2026-03-02T10:00:00Z');
    expect(await statusAndId(await check())).toEqual([410, 'token_expired']);
  });
});

describe('asking for a mail', () => {
  const paths = ['/password/forgot', '/email/verify/mail', '/activate/mail'];

  it.each(paths)('%s gets the same answer whether or not the address is known', async (path) => {
    const mock = await openMock();
    const before = (await listMails(mock)).length;
    const answers: unknown[] = [];
    for (const email of ['owner@example.com', 'ida@riverside.example', 'nobody@example.com']) {
      const response = await mock.post(path, { email });
      const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
      delete headers['set-cookie'];
      answers.push([response.status, headers, await response.text()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await listMails(mock)).length).toBeLessThan(before + 3);
  });

  it.each(paths)('%s is refused after ten mails, for known and unknown addresses', async (path) => {
    const mock = await openMock({ clock: storyClock });
    for (const email of ['owner@example.com', 'nobody@example.com']) {
      for (let count = 0; count < 10; count += 1) {
        expect((await mock.post(path, { email })).status).toBe(204);
      }
      const response = await mock.post(path, { email });
      expect(await statusAndId(response)).toEqual([429, 'too_many_requests']);
      expect(response.headers.get('retry-after')).toBe('60');
    }
  });

  it('sends the activation link to a new user without a password', async () => {
    const mock = await openMock();
    await mock.post('/password/forgot', { email: 'ida@riverside.example' });
    expect((await listMails(mock))[0]).toMatchObject({ kind: 'activation' });
  });

  it('sends nothing to an unconfirmed address, so that no address can be discovered', async () => {
    const mock = await openMock();
    const before = await listMails(mock);
    await mock.post('/password/forgot', { email: 'milo@choir.example' });
    expect(await listMails(mock)).toEqual(before);
  });

  it('adds it to the staff’s list of mails, in the requested language', async () => {
    const mock = await openMock();
    await mock.post(
      '/password/forgot',
      { email: 'owner@example.com' },
      { 'accept-language': 'de' },
    );
    await mock.logIn('admin@example.com');
    const found = await mock.get('/admintool96/api/email/search?query=owner@example.com');
    const { results } = await found.json();
    expect(results[0]).toMatchObject({ kind: 'password_reset', subject: 'Neues Passwort wählen' });
  });
});

describe('an added address', () => {
  it('is confirmed by the link in its mail, with or without a session', async () => {
    const mock = await openMock();
    await mock.logIn('owner@example.com');
    await mock.post('/user/profile/emails', { email: 'new@example.com' });
    const token = await latestToken(mock);
    await mock.get('/logout');
    const response = await mock.post('/email/verify', { token });
    expect(await response.json()).toEqual({ email: 'new@example.com' });
    await mock.logIn('owner@example.com');
    const { emails } = await (await mock.get('/user/profile')).json();
    const { verified_at } = emails.find(({ email }: SentMail & { email: string }) =>
      email.startsWith('new@'),
    );
    expect(verified_at).not.toBeNull();
  });

  it('gets another mail if the first one is lost, unless it is confirmed', async () => {
    const mock = await openMock();
    await mock.post('/email/verify/mail', { email: 'milo@choir.example' });
    expect((await listMails(mock))[0]).toMatchObject({
      to: 'milo@choir.example',
      kind: 'email_confirmation',
    });
    await mock.post('/email/verify', { token: await latestToken(mock) });
    const before = (await listMails(mock)).length;
    await mock.post('/email/verify/mail', { email: 'milo@choir.example' });
    expect(await listMails(mock)).toHaveLength(before);
  });

  it('can no longer be confirmed after it was removed', async () => {
    const mock = await openMock();
    await mock.logIn('member@example.com');
    const { emails } = await (await mock.get('/user/profile')).json();
    const { id } = emails.find(({ primary }: { primary: boolean }) => !primary);
    await mock.send('DELETE', `/user/profile/emails/${id}`);
    const response = await mock.post('/email/verify', { token: 'confirm-milo' });
    expect(await statusAndId(response)).toEqual([404, 'token_unknown']);
  });
});

describe('an invited account', () => {
  it('is activated only with a first password', async () => {
    const mock = await openMock();
    const token = 'activate-ida';
    expect(await (await mock.post('/activate/check', { token })).json()).toMatchObject({
      email: 'ida@riverside.example',
      has_password: false,
    });
    const without = await mock.post('/activate', { token });
    expect(await without.json()).toMatchObject({ error: { details: [{ field: 'new_password' }] } });
    expect((await mock.logIn('ida@riverside.example', { password: newPassword })).status).toBe(401);
    expect((await mock.post('/activate', { token, new_password: newPassword })).status).toBe(204);
    expect((await mock.logIn('ida@riverside.example', { password: newPassword })).status).toBe(200);
  });

  it('gets its mail once staff make it an administrator', async () => {
    const mock = await openMock();
    await mock.logIn('admin@example.com');
    await mock.post('/admintool96/api/app/1101/create-administrator-user', {
      org_id: 11,
      app_identifier: 'riverside',
      email: 'boss@riverside.example',
    });
    expect((await listMails(mock))[0]).toMatchObject({
      to: 'boss@riverside.example',
      kind: 'activation',
    });
  });

  it('needs no new password if the account has one', async () => {
    const mock = await openMock();
    await mock.logIn('admin@example.com');
    const found = await mock.get('/admintool96/api/user/search?type=all&query=&limit=1000');
    const { results } = await found.json();
    const { email } = results.find(
      ({ state, id }: { state: string; id: number }) => state === 'inactive' && id > 1000,
    );
    await mock.get('/logout');
    await mock.post('/activate/mail', { email });
    const token = await latestToken(mock);
    const refused = await mock.post('/activate', { token, new_password: newPassword });
    expect(await refused.json()).toMatchObject({ error: { details: [{ field: 'new_password' }] } });
    expect((await mock.post('/activate', { token })).status).toBe(204);
    expect((await mock.logIn(email)).status).toBe(200);
  });
});
