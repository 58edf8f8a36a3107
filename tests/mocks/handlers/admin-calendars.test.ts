import { describe, expect, it } from 'vitest';
import type { components } from '#generated/admin/types.ts';
import { plainDocument } from '../schemas.ts';
import { errorId, openMock, searchPath, storyClock } from '../support.ts';
import { ada, now, openAdmin } from './admin.ts';

type Page = components['schemas']['CalendarSearchPage'];

async function openSearch() {
  const { logIn, get, service } = await openMock({ clock: storyClock });
  await logIn('admin@example.com');
  return async (query: Record<string, string | number> = {}): Promise<Page> => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const response = await get(`${searchPath}?${search}`);
    expect(service.violations).toEqual([]);
    expect(response.status).toBe(200);
    return response.json();
  };
}

describe('the calendar search', () => {
  it.each(['admin', 'sales', 'support'])('is allowed for %s', async (name) => {
    const { logIn, get } = await openMock();
    await logIn(`${name}@example.com`);
    expect((await get(searchPath)).status).toBe(200);
  });

  it.each(['owner', 'tester'])('is denied for %s', async (name) => {
    const { logIn, get } = await openMock();
    await logIn(`${name}@example.com`);
    const response = await get(searchPath);
    expect([response.status, await errorId(response)]).toEqual([403, 'permission_denied']);
  });

  it('requires a session', async () => {
    const { get } = await openMock();
    expect((await get(searchPath)).status).toBe(401);
  });

  it('returns the first hundred calendars by default', async () => {
    const search = await openSearch();
    const page = await search();
    expect(page.total).toBeGreaterThanOrEqual(5000);
    expect(page).toMatchObject({ offset: 0, limit: 100 });
    expect(page.results).toHaveLength(100);
  });

  it('pages through every calendar once, each valid', async () => {
    const search = await openSearch();
    const ids = new Set<number>();
    const { total } = await search({ limit: 1 });
    for (let offset = 0; offset < total; offset += 1000) {
      for (const { id } of (await search({ offset, limit: 1000 })).results) ids.add(id);
    }
    expect(ids.size).toBe(total);
    expect((await search({ offset: total })).results).toEqual([]);
  });

  it('matches the document’s example', async () => {
    const search = await openSearch();
    const { paths } = await plainDocument('admin');
    expect(JSON.stringify(paths[searchPath])).toContain(
      JSON.stringify(await search({ query: 'rowing' })),
    );
  });

  it('ignores a blank query and finds nothing for nonsense', async () => {
    const search = await openSearch();
    expect((await search({ query: '  ' })).total).toBeGreaterThanOrEqual(5000);
    expect(await search({ query: 'qqqqqq' })).toEqual({
      total: 0,
      offset: 0,
      limit: 100,
      results: [],
    });
  });
});

const details = '/api/calendar-details/101';

describe('a calendar', () => {
  it('is deactivated and activated again, in its details and in the search', async () => {
    const { ok } = await openAdmin();
    const path = '/api/deactivate-calendar';
    const found = async () => (await ok('GET', '/api/search-calendar?query=riv3rs')).results[0];
    expect((await found()).active).toBe(true);
    const answer = await ok('POST', path, { calendarId: 101, active: false });
    expect(answer.calendar.active).toBe(false);
    expect(await ok('GET', details)).toEqual(answer);
    expect((await found()).active).toBe(false);
    await ok('POST', path, { calendarId: 101, keyId: null, active: true });
    expect((await found()).active).toBe(true);
  });

  it('stays active if one of its keys is deactivated', async () => {
    const { ok, refused } = await openAdmin();
    const body = { calendarId: 101, keyId: 1012, active: false };
    const answer = await ok('POST', '/api/deactivate-calendar', body);
    expect(answer.calendar.active).toBe(true);
    expect(answer.keys.map(({ active }: { active: boolean }) => active)).toEqual([true, false]);
    const unknown = { ...body, keyId: 1021 };
    expect(await refused('POST', '/api/deactivate-calendar', unknown)).toEqual([
      404,
      'not_found',
      undefined,
    ]);
  });

  it('gets a new password with each reset', async () => {
    const { ok, get } = await openAdmin();
    const readPassword = async (id: number) =>
      (await (await get(`/__mock__/calendar-password?id=${id}`)).json()).password;
    expect((await ok('GET', '/api/calendar-details/103')).password_protected).toBe(false);
    expect(await readPassword(103)).toBeNull();
    const first = await ok('POST', '/api/103/reset-password');
    expect(first.closed_sessions).toBe(0);
    expect(await readPassword(103)).toBe(first.password);
    expect((await ok('GET', '/api/calendar-details/103')).password_protected).toBe(true);
    const second = await ok('POST', '/api/103/reset-password');
    expect(second.password).not.toBe(first.password);
    expect(await readPassword(103)).toBe(second.password);
    expect((await get('/__mock__/calendar-password?id=x')).status).toBe(422);
  });

  it('merges changed attributes with its others and names them in the audit', async () => {
    const { ok } = await openAdmin();
    const attributes = { theme: null, max_events_per_day: 40, support_tag: 'vip', seats: 7 };
    const answer = await ok('PUT', '/api/101/update-attributes', { attributes });
    expect(answer.attributes).toEqual({ ...attributes, beta_views: false });
    expect(answer.audit[0].text).toBe('Changed attributes: theme, support_tag, seats.');
    expect(await ok('GET', details)).toEqual(answer);
  });

  it('is restored to one of its restore points', async () => {
    const { ok, refused } = await openAdmin();
    const answer = await ok('GET', '/api/101/restore-calendar/2');
    expect(answer.restore_points).toMatchObject([{ restored_at: now }, { restored_at: null }]);
    expect(await ok('GET', details)).toEqual(answer);
    const unknown = await refused('GET', '/api/101/restore-calendar/3');
    expect(unknown).toEqual([404, 'not_found', undefined]);
  });

  it('shows notes in its audit, with author and time, newest first', async () => {
    const { ok, logIn } = await openAdmin();
    const first = await ok('POST', '/api/101/audit/note', { note: ' Called back. ' });
    expect(first).toEqual({
      id: 2,
      kind: 'note',
      text: 'Called back.',
      created_at: now,
      author: ada,
    });
    await logIn('support@example.com');
    const second = await ok('POST', '/api/101/audit/note', { note: 'Called again.' });
    expect(second.author).toEqual({
      id: 5,
      name: 'Suki Support',
      email: 'support@example.com',
    });
    expect((await ok('GET', details)).audit.slice(0, 2)).toEqual([second, first]);
  });

  it.each([
    ['user', '/api/user/1/view', 'history'],
    ['organization', '/api/org/11', 'notes'],
  ])('shows a note about a %s on that record, too', async (kind, record, list) => {
    const { ok, refused } = await openAdmin();
    const about = { kind, id: kind === 'user' ? 1 : 11 };
    const { text, author } = await ok('POST', '/api/101/audit/note', { note: 'Called.', about });
    expect((await ok('GET', record))[list]).toMatchObject([{ id: 1, text, author }]);

    const unknown = { note: 'Lost.', about: { kind, id: 999_999 } };
    const [status, id] = await refused('POST', '/api/101/audit/note', unknown);
    expect([status, id]).toEqual([404, 'not_found']);
    expect((await ok('GET', details)).audit[0].text).toBe('Called.');
  });

  it.each([
    ['calendar', 101, 'key', details, 'audit', 'Copied a key.'],
    ['user', 1, 'email', '/api/user/1/view', 'history', 'Copied an email address.'],
    ['organization', 11, 'link', '/api/org/11', 'notes', 'Copied a link.'],
  ])('notes on a %s what was copied of it', async (kind, id, copied, record, list, text) => {
    const { ok, refused } = await openAdmin();
    await ok('POST', '/api/audit/copy', { kind, id, copied });
    expect((await ok('GET', record))[list][0]).toMatchObject({ text, author: ada });
    const [status] = await refused('POST', '/api/audit/copy', { kind, id: 999_999, copied });
    expect(status).toBe(404);
  });

  it.each([
    [{ copied: 'email' }, 'Copied an email address without an account.'],
    [{ copied: 'rows', table: 'calendars', rows: 120 }, 'Exported 120 rows of calendars.'],
  ])('notes on the account of staff what belongs to no record: %j', async (copy, text) => {
    const { ok } = await openAdmin();
    await ok('POST', '/api/audit/copy', { kind: 'none', ...copy });
    expect((await ok('GET', '/api/user/6/view')).history[0]).toMatchObject({ text, author: ada });
  });

  it.each([
    ['id', { kind: 'user', copied: 'email' }],
    ['table', { kind: 'none', copied: 'rows', rows: 3 }],
    ['rows', { kind: 'none', copied: 'rows', table: 'users' }],
  ])('refuses to note a copy without its %s', async (field, copy) => {
    const { send } = await openAdmin();
    const answer = await send('POST', '/admintool96/api/audit/copy', copy);
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.details).toMatchObject([{ field }]);
  });

  it('names the author of a change in its audit', async () => {
    const { ok } = await openAdmin();
    await ok('POST', '/api/deactivate-calendar', { calendarId: 102, active: false });
    const { audit } = await ok('GET', '/api/calendar-details/102');
    expect(audit[0]).toMatchObject({
      kind: 'change',
      text: 'Deactivated the calendar.',
      author: ada,
    });
  });

  it('changes in one world only, until that is reset', async () => {
    const { ok, browser, logIn, post } = await openAdmin();
    const other = browser();
    await other.logIn('admin@example.com');
    await ok('POST', '/api/deactivate-calendar', { calendarId: 101, active: false });
    await ok('POST', '/api/101/audit/note', { note: 'Only here.' });
    const elsewhere = await (await other.get(`/admintool96${details}`)).json();
    expect(elsewhere).toMatchObject({ calendar: { active: true }, audit: [{ id: 1 }] });
    await post('/__mock__/reset', {});
    await logIn('admin@example.com');
    expect(await ok('GET', details)).toEqual(elsewhere);
  });

  it('lists the users who have it on their dashboards', async () => {
    const { ok } = await openAdmin();
    for (const id of [101, 1003, 1007, 2500]) {
      const { users } = await ok('GET', `/api/calendar-details/${id}`);
      for (const { user, role } of users) {
        const { calendars } = await ok('GET', `/api/user/${user.id}/view`);
        expect(calendars).toContainEqual(expect.objectContaining({ id, role }));
      }
    }
  });
});
