import { describe, expect, it } from 'vitest';
import { now, openAdmin } from './admin.ts';

const search = (query: string) => `/api/newsletter/search?query=${query}`;
const push = '/api/firebase/push-message';
const message = { title: 'Hello', message: 'Hello to all' };

describe('the mail search', () => {
  it('finds mail by address or subject, newest first', async () => {
    const { ok } = await openAdmin();
    const all = await ok('GET', '/api/email/search?limit=1000');
    const times = all.results.flatMap(({ sent_at }: { sent_at: string | null }) => sent_at ?? []);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await ok('GET', '/api/email/search?query=rowing club')).toMatchObject({
      total: 1,
      results: [{ recipient: 'owner@example.com' }],
    });
    const invoices = await ok('GET', '/api/email/search?query=INVOICE&offset=2&limit=5');
    expect(invoices).toMatchObject({ offset: 2, limit: 5 });
    expect(invoices.results).toHaveLength(5);
  });

  it('gives the reason if mail was refused', async () => {
    const { ok } = await openAdmin();
    const { results } = await ok('GET', '/api/email/search?limit=1000');
    for (const { status, detail } of results) {
      expect(detail === null).toBe(!['bounced', 'complained'].includes(status));
    }
  });
});

describe('the newsletter', () => {
  it('adds each subscriber once, awaiting confirmation', async () => {
    const { ok, refused } = await openAdmin();
    const nina = { email: 'Nina@Rowing.example' };
    const added = await ok('POST', '/api/newsletter/add', nina);
    expect(added).toEqual({
      email: 'nina@rowing.example',
      status: 'pending',
      created_at: now,
      changed_at: now,
      history: [
        {
          id: 1,
          status: 'pending',
          created_at: now,
          author: { id: 6, name: 'Ada Admin', email: 'admin@example.com' },
        },
      ],
    });
    expect(await ok('GET', search('nina@rowing'))).toEqual({
      total: 1,
      offset: 0,
      limit: 100,
      results: [added],
    });
    expect((await refused('POST', '/api/newsletter/add', nina)).slice(0, 2)).toEqual([
      409,
      'subscriber_listed',
    ]);
  });

  it.each(['subscribed', 'unsubscribed', 'pending'])('makes a subscriber %s', async (status) => {
    const { ok } = await openAdmin();
    const body = { email: 'owner@example.com' };
    const changed = await ok('POST', `/api/newsletter/${status}`, body);
    expect(changed).toMatchObject({ status, changed_at: now });
    expect(changed.history).toMatchObject([
      { id: 3, status, created_at: now, author: { name: 'Ada Admin' } },
      { id: 2, status: 'subscribed', author: null },
      { id: 1, status: 'pending', author: null },
    ]);
    expect((await ok('GET', search('owner@example.com'))).results).toEqual([changed]);
  });

  it('refuses any other state', async () => {
    const { refused } = await openAdmin();
    const body = { email: 'owner@example.com' };
    expect(await refused('POST', '/api/newsletter/bounced', body)).toContain('status');
  });

  it('deletes a subscriber', async () => {
    const { ok, refused } = await openAdmin();
    const path = '/api/newsletter/subscriber?email=owner@example.com';
    expect(await ok('DELETE', path)).toBeUndefined();
    expect((await ok('GET', search('owner@'))).total).toBe(0);
    expect((await refused('DELETE', path))[0]).toBe(404);
  });

  it('pages through its subscribers', async () => {
    const { ok } = await openAdmin();
    const first = await ok('GET', search(''));
    expect(first.total).toBeGreaterThan(1000);
    expect(first.results).toHaveLength(100);
    const { results } = await ok('GET', `${search('')}&offset=99&limit=2`);
    expect(results[0]).toEqual(first.results[99]);
    expect(results).toHaveLength(2);
  });
});

describe('a push message', () => {
  it('goes to everyone, to one language, or to one user', async () => {
    const { ok } = await openAdmin();
    const all = await ok('POST', push, message);
    const german = await ok('POST', push, { ...message, language: 'de' });
    expect(all.sent).toBe(true);
    expect(german.devices).toBeGreaterThan(10);
    expect(all.devices).toBeGreaterThan(german.devices);
    const one = await ok('POST', push, { ...message, user_id: 1 });
    expect(one).toEqual({
      sent: true,
      users: 1,
      devices: 1,
      languages: [{ language: 'en', users: 1 }],
    });
  });

  it('says how many recipients have which language, the most frequent first', async () => {
    const { ok } = await openAdmin();
    const { users, languages } = await ok('POST', push, { ...message, dry_run: true });
    const counts: number[] = languages.map((count: { users: number }) => count.users);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(users);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const german = await ok('POST', push, { ...message, language: 'de', dry_run: true });
    expect(german.languages).toEqual([{ language: 'de', users: german.users }]);
    expect(languages).toContainEqual({ language: 'de', users: german.users });
  });

  it('is listed in the controls once it is sent, the latest first', async () => {
    const { ok, get } = await openAdmin();
    const listed = async () => (await (await get('/__mock__/push-messages')).json()).push_messages;
    await ok('POST', push, { ...message, dry_run: true });
    expect(await listed()).toEqual([]);
    const { users, devices } = await ok('POST', push, { ...message, language: 'de' });
    await ok('POST', push, { ...message, user_id: 1 });
    const sent_at = '2026-03-02T09:00:00Z';
    expect(await listed()).toEqual([
      { ...message, language: null, users: 1, devices: 1, sent_at },
      { ...message, language: 'de', users, devices, sent_at },
    ]);
  });

  it('is only counted in a dry run, for the current users', async () => {
    const { ok } = await openAdmin();
    const dry = { ...message, language: 'de', dry_run: true };
    const before = await ok('POST', push, dry);
    expect(before.sent).toBe(false);
    await ok('POST', '/api/user/1/update', { language: 'de' });
    expect((await ok('POST', push, dry)).devices).toBe(before.devices + 1);
    await ok('DELETE', '/api/user/1/delete');
    expect((await ok('POST', push, dry)).devices).toBe(before.devices);
    expect((await ok('POST', push, { ...dry, user_id: 1 })).devices).toBe(0);
  });
});
