import { describe, expect, it } from 'vitest';
import { plainDocument } from '../schemas.ts';
import {
  type Browser,
  errorId,
  openMock,
  removeFromList,
  storyClock,
  withoutTokens,
} from '../support.ts';

async function listCalendars(email: string) {
  const { logIn, get } = await openMock({ clock: storyClock });
  await logIn(email);
  const { results: calendars } = await (await get('/user/calendars')).json();
  return calendars;
}

async function firstListed({ get }: Browser) {
  const { results: calendars } = await (await get('/user/calendars')).json();
  return calendars[0];
}

describe('the list of calendars', () => {
  it('requires a session', async () => {
    const { get, fetch } = await openMock();
    const without = await get('/user/calendars');
    expect([without.status, await errorId(without)]).toEqual([401, 'login_required']);
    fetch.jar.store('session=made-up; Path=/');
    const unknown = await get('/user/calendars');
    expect([unknown.status, await errorId(unknown)]).toEqual([401, 'login_required']);
  });

  it('starts with the last opened calendar and ends with those never opened', async () => {
    const calendars: { last_opened_at: string | null }[] = await listCalendars('owner@example.com');
    const dates = calendars.map((calendar) => calendar.last_opened_at);
    expect(dates).toHaveLength(8);
    expect(dates).toEqual(dates.toSorted((a, b) => (b ?? '').localeCompare(a ?? '')));
    expect(dates.at(-1)).toBeNull();
  });

  it('matches the document’s example', async () => {
    const { paths } = await plainDocument('app');
    const calendars = await listCalendars('owner@example.com');
    const documented = withoutTokens(JSON.stringify(paths['/user/calendars']));
    expect(documented).toContain(withoutTokens(JSON.stringify(calendars)));
  });

  it('is as recent as in the document, whenever its world starts', async () => {
    const clock = () => new Date('2031-07-18T22:10:00Z');
    const { logIn, get, post } = await openMock({ clock });
    await logIn('owner@example.com');
    const lastOpened = async () => {
      const { results: calendars } = await (await get('/user/calendars')).json();
      return calendars.map(
        (calendar: { last_opened_at: string | null }) => calendar.last_opened_at,
      );
    };
    const dates = await lastOpened();
    expect(dates.slice(0, 2)).toEqual(['2031-07-18T21:25:00Z', '2031-07-18T08:12:00Z']);
    await post('/__mock__/clock', { now: storyClock().toISOString() });
    expect((await lastOpened())[0]).toBe('2026-03-02T08:15:00Z');
    await post('/__mock__/clock', { now: null });
    expect(await lastOpened()).toEqual(dates);
  });

  it('contains the calendars that a member may open', async () => {
    const calendars: { role: string }[] = await listCalendars('member@example.com');
    expect(calendars.map(({ role }) => role)).toEqual(['member', 'member', 'member']);
  });

  it('shows each change in the next answer', async () => {
    const { beside, ...owner } = await openMock();
    await owner.logIn('owner@example.com');
    const staff = beside();
    await staff.logIn('admin@example.com');
    const before = await firstListed(owner);
    expect(before).toMatchObject({ id: 101, pinned: true, license: 'pro' });
    expect(await firstListed(owner)).toEqual(before);
    await staff.send('POST', '/admintool96/api/101/subscription/save', { license: 'business' });
    expect(await firstListed(owner)).toEqual({ ...before, license: 'business' });
    await owner.send('DELETE', '/user/calendars/101/pin');
    const unpinned = { ...before, license: 'business', pinned: false, pin_place: null };
    expect(await firstListed(owner)).toEqual(unpinned);
  });

  it('gives each session its own addresses', async () => {
    const { beside, ...first } = await openMock();
    await first.logIn('owner@example.com');
    const second = beside();
    await second.logIn('owner@example.com');
    const { remove_url, ...calendar } = await firstListed(first);
    const other = await firstListed(second);
    expect(other).toMatchObject(calendar);
    expect(other.remove_url).not.toBe(remove_url);
  });

  it('is empty or long for its test accounts', async () => {
    expect(await listCalendars('none@example.com')).toEqual([]);
    expect(await listCalendars('many@example.com')).toHaveLength(1000);
  });

  it('fails for its test account', async () => {
    const { logIn, get } = await openMock();
    await logIn('fails@example.com');
    const response = await get('/user/calendars');
    expect([response.status, await errorId(response)]).toEqual([500, 'internal_error']);
  });
});

describe('adding a calendar', () => {
  const added = { id: 109, title: 'Street party', role: 'member', pinned: false };

  async function openAs(email: string) {
    const mock = await openMock({ clock: storyClock });
    await mock.logIn(email);
    const add = (link: string) => mock.post('/user/calendars', { link });
    const ids = async () => {
      const { results } = await (await mock.get('/user/calendars')).json();
      return results.map(({ id }: { id: number }) => id);
    };
    return { ...mock, add, ids };
  }

  it.each([
    'ksstreetparty00109',
    '  ksstreetparty00109 ',
    'https://calendar.example/ksstreetparty00109',
    'http://localhost:4000/ksstreetparty00109?week=9#top',
    'https://intranet.example/tools/calendar/ksstreetparty00109/',
  ])('accepts %j', async (link) => {
    const { add, ids } = await openAs('owner@example.com');
    const response = await add(link);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ ...added, key: 'ksstreetparty00109' });
    expect(await ids()).toContain(109);
  });

  it('lists it with the key that was given, not with one that may do more', async () => {
    const { add, get } = await openAs('none@example.com');
    await add('ksroomsreadonly001');
    const { results } = await (await get('/user/calendars')).json();
    expect(results).toMatchObject([{ id: 102, key: 'ksroomsreadonly001' }]);
  });

  it.each(['rowing', 'https://calendar.example/login', 'ks1', 'javascript:alert(1)', '   '])(
    'refuses %j',
    async (link) => {
      const { add } = await openAs('owner@example.com');
      const response = await add(link);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ error: { details: [{ field: 'link' }] } });
    },
  );

  it('fails if it is already listed or does not exist', async () => {
    const { add } = await openAs('owner@example.com');
    const listed = await add('ksr0wingclubmain01');
    expect([listed.status, await errorId(listed)]).toEqual([409, 'calendar_listed']);
    const unknown = await add('ksnosuchcalendar00');
    expect([unknown.status, await errorId(unknown)]).toEqual([404, 'not_found']);
  });

  it('requires a key, unless the user was a member before', async () => {
    const { add, ids, ...mock } = await openAs('owner@example.com');
    const stranger = await add('https://calendar.example/c/str33t');
    expect([stranger.status, await errorId(stranger)]).toEqual([403, 'account_no_permission']);
    await removeFromList(mock, 107);
    expect(await ids()).not.toContain(107);
    const response = await add('https://calendar.example/c/ch01r7/choir');
    expect(await response.json()).toMatchObject({ id: 107, key: null, role: 'member' });
    expect(await ids()).toContain(107);
  });

  it('is refused for a while after thirty unknown keys', async () => {
    const { add } = await openAs('owner@example.com');
    for (let count = 0; count < 30; count += 1) {
      expect((await add(`ksguess${String(count).padStart(11, '0')}`)).status).toBe(404);
    }
    expect((await add('ksstreetparty00109')).status).toBe(429);
  });

  it('shows the new member to staff', async () => {
    const { add, logIn, get } = await openAs('owner@example.com');
    await add('ksstreetparty00109');
    await logIn('admin@example.com');
    const { users } = await (await get('/admintool96/api/calendar-details/109')).json();
    expect(users.map(({ user }: { user: { id: number } }) => user.id)).toEqual([21, 1]);
  });

  it('works in addition to Mandy’s many calendars', async () => {
    const { add, ids } = await openAs('many@example.com');
    await add('ksstreetparty00109');
    expect(await ids()).toHaveLength(1001);
  });
});

describe('pinning a calendar', () => {
  async function pinned(email: string, method: string, calendarId: number) {
    const { logIn, send, get } = await openMock();
    await logIn(email);
    const { status } = await send(method, `/user/calendars/${calendarId}/pin`);
    const { results } = await (await get('/user/calendars')).json();
    const ids = results.filter((one: { pinned: boolean }) => one.pinned);
    return [status, ids.map(({ id }: { id: number }) => id)];
  }

  it('lasts until it is unpinned and does not change the order', async () => {
    expect(await pinned('owner@example.com', 'PUT', 105)).toEqual([204, [101, 105]]);
    expect(await pinned('owner@example.com', 'PUT', 101)).toEqual([204, [101]]);
    expect(await pinned('owner@example.com', 'DELETE', 101)).toEqual([204, []]);
    expect(await pinned('owner@example.com', 'DELETE', 105)).toEqual([204, [101]]);
    expect(await pinned('many@example.com', 'PUT', 30_001)).toEqual([204, [30_001]]);
  });

  it('works only for calendars on the list', async () => {
    expect(await pinned('owner@example.com', 'PUT', 109)).toEqual([404, [101]]);
    expect(await pinned('owner@example.com', 'DELETE', 109)).toEqual([404, [101]]);
  });
});

describe('the order of the pinned calendars', () => {
  async function openWithPins(...more: number[]) {
    const { logIn, send, get, ...mock } = await openMock();
    await logIn('owner@example.com');
    for (const id of more) await send('PUT', `/user/calendars/${id}/pin`);
    const order = async () => {
      const { results } = await (await get('/user/calendars')).json();
      return results
        .filter(({ pinned }: { pinned: boolean }) => pinned)
        .toSorted((a: { pin_place: number }, b: { pin_place: number }) => a.pin_place - b.pin_place)
        .map(({ id }: { id: number }) => id);
    };
    const put = (calendars: number[]) => send('PUT', '/user/calendars/pins', { calendars });
    return { ...mock, send, order, put };
  }

  it('is the one in which they were pinned, until the user chooses another', async () => {
    const { order, put, send } = await openWithPins(105, 103);
    expect(await order()).toEqual([101, 105, 103]);
    expect((await put([103, 101, 105])).status).toBe(204);
    expect(await order()).toEqual([103, 101, 105]);
    await send('DELETE', '/user/calendars/101/pin');
    await send('PUT', '/user/calendars/101/pin');
    expect(await order()).toEqual([103, 105, 101]);
  });

  it('neither pins nor unpins a calendar', async () => {
    const { order, put } = await openWithPins(105, 103);
    expect((await put([103, 107, 999])).status).toBe(204);
    expect(await order()).toEqual([103, 101, 105]);
  });

  it('names each calendar once', async () => {
    const { order, put } = await openWithPins(105);
    expect((await put([105, 105])).status).toBe(422);
    expect((await put([])).status).toBe(422);
    expect(await order()).toEqual([101, 105]);
  });
});
