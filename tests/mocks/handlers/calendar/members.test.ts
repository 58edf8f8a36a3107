import { describe, expect, it } from 'vitest';
import type { components } from '#generated/calendar/types.ts';
import { errorId, openMock, removeFromList, storyClock } from '../../support.ts';
import { type OpenedCalendar, openCalendar } from './calendar-browser.ts';

type Member = components['schemas']['Member'];

const riverside = 101;
const member = 'member@example.com';

async function pins(mock: Awaited<ReturnType<typeof openMock>>) {
  const { results } = await (await mock.get('/user/calendars')).json();
  return results.map(({ id, pinned }: { id: number; pinned: boolean }) => [id, pinned]);
}

it('a member who is removed and comes back has not pinned the calendar', async () => {
  const mock = await openMock();
  await mock.logIn(member);
  await mock.send('PUT', `/user/calendars/${riverside}/pin`);
  expect(await pins(mock)).toContainEqual([riverside, true]);

  await mock.logIn('owner@example.com');
  const { results } = await (await mock.get('/calendars/riv3rs/members')).json();
  const { id } = results.find(({ email }: { email: string }) => email === member);
  expect((await mock.send('DELETE', `/calendars/riv3rs/members/${id}`)).status).toBe(204);
  const invitation = { email: member, role: 'read_only' };
  expect((await mock.post('/calendars/riv3rs/members', invitation)).status).toBe(201);

  await mock.logIn(member);
  expect(await pins(mock)).toContainEqual([riverside, false]);
});

const nora = 'none@example.com';

/** The rowing club as its owner opens it, and a way to open it as somebody else. */
async function openRiverside() {
  const mock = await openMock({ clock: storyClock });
  await mock.logIn('owner@example.com');
  const openAs = async (email: string) => {
    const browser = mock.beside();
    await browser.logIn(email);
    return openCalendar(browser, 'riv3rs');
  };
  const club = openCalendar(mock, 'riv3rs');
  const invite = async (email: string, role: string): Promise<Member> =>
    (await club.post('/members', { email, role })).json();
  return { mock, club, openAs, invite };
}

async function members(calendar: OpenedCalendar): Promise<Member[]> {
  return (await (await calendar.get('/members')).json()).results;
}

async function outcome(answer: Response) {
  return answer.ok ? answer.status : [answer.status, await errorId(answer)];
}

const needed = [409, 'last_administrator'];

describe('a member who leaves', () => {
  it('no longer has the calendar, which can be shared with them again', async () => {
    const { mock, openAs, club, invite } = await openRiverside();
    const hers = await openAs(member);
    expect(await outcome(await hers.send('DELETE', '/membership'))).toBe(204);
    expect(await outcome(await hers.get(''))).toEqual([404, 'calendar_not_found']);
    expect((await members(club)).map(({ email }) => email)).not.toContain(member);
    await invite(member, 'read_only');
    expect((await (await openAs(member)).configuration()).access.role).toBe('read_only');
    expect(mock.service.violations).toEqual([]);
  });

  it('may be an administrator, but not the owner', async () => {
    const { club, openAs, invite } = await openRiverside();
    await invite(nora, 'admin');
    const hers = await openAs(nora);
    expect(await outcome(await hers.send('DELETE', '/membership'))).toBe(204);
    expect(await outcome(await club.send('DELETE', '/membership'))).toEqual(needed);
  });

  it('has an account, and has not only added the calendar by a key', async () => {
    const { club, mock } = await openRiverside();
    const { key } = await (await club.post('/keys', { name: 'All', role: 'modify' })).json();
    const visitor = mock.beside();
    const anonymous = openCalendar(visitor, key);
    expect((await anonymous.send('DELETE', '/membership')).status).toBe(401);
    await visitor.logIn(nora);
    await visitor.post('/user/calendars', { link: key });
    for (const address of [key, 'riv3rs']) {
      const answer = await openCalendar(visitor, address).send('DELETE', '/membership');
      expect(await outcome(answer)).toEqual([404, 'not_found']);
    }
  });
});

describe('an administrator', () => {
  it('may give up the own rights as long as there is another', async () => {
    const { openAs, invite } = await openRiverside();
    const { id } = await invite(nora, 'admin');
    const hers = await openAs(nora);
    expect(await outcome(await hers.send('PATCH', `/members/${id}`, { role: 'modify' }))).toBe(200);
    expect((await hers.configuration()).access.role).toBe('modify');
  });

  it('who is the last one stays, also if the owner has left the calendar alone', async () => {
    const { mock, openAs, invite } = await openRiverside();
    const { id } = await invite(nora, 'admin');
    await removeFromList(mock, riverside);
    const hers = await openAs(nora);
    const update = (role: string) => hers.send('PATCH', `/members/${id}`, { role });
    expect(await outcome(await update('modify'))).toEqual(needed);
    expect(await outcome(await hers.send('DELETE', `/members/${id}`))).toEqual(needed);
    expect(await outcome(await hers.send('DELETE', '/membership'))).toEqual(needed);
    const invitation = { email: 'new@example.com', role: 'admin' };
    expect((await hers.post('/members', invitation)).status).toBe(201);
    expect(await outcome(await update('modify'))).toEqual(needed);
    const { id: other } = (await members(hers)).find(({ email }) => email === member) ?? { id: 0 };
    await hers.send('PATCH', `/members/${other}`, { role: 'admin' });
    expect(await outcome(await update('modify'))).toBe(200);
  });

  it('who owns the calendar keeps it', async () => {
    const { club, openAs, invite } = await openRiverside();
    await invite(nora, 'admin');
    const [owner] = await members(club);
    const hers = await openAs(nora);
    const path = `/members/${owner?.id}`;
    expect(await outcome(await hers.send('PATCH', path, { role: 'modify' }))).toEqual(needed);
    expect(await outcome(await hers.send('DELETE', path))).toEqual(needed);
  });
});

describe('a calendar that is transferred', () => {
  const transfer = (calendar: OpenedCalendar, id: number) =>
    calendar.send('PUT', '/owner', { member_id: id });

  it('belongs to the other member, and its former owner administers it', async () => {
    const { mock, club, openAs, invite } = await openRiverside();
    const { id } = await invite(nora, 'read_only');
    const { results } = await (await transfer(club, id)).json();
    expect(results[0]).toMatchObject({ email: nora, is_owner: true, role: 'admin' });
    expect(await members(club)).toEqual(results);
    const { owner, access } = await club.configuration();
    expect([owner.name, access.role]).toEqual(['Nora Nothing', 'admin']);
    expect((await (await openAs(nora)).configuration()).access.role).toBe('admin');
    const { results: listed } = await (await mock.get('/user/calendars')).json();
    expect(listed.find(({ id: listedId }: { id: number }) => listedId === riverside)).toMatchObject(
      { role: 'member', owner: { name: 'Nora Nothing' } },
    );
  });

  it('lets its former owner leave, and be removed', async () => {
    const { club, openAs, invite } = await openRiverside();
    const { id } = await invite(nora, 'modify');
    await transfer(club, id);
    expect(await outcome(await club.send('DELETE', '/membership'))).toBe(204);
    const hers = await openAs(nora);
    expect((await members(hers)).map(({ email }) => email)).not.toContain('owner@example.com');
    expect(await outcome(await hers.send('DELETE', '/membership'))).toEqual(needed);
  });

  it('shows the new name of its owner, and not that of the former one', async () => {
    const { mock, club, invite } = await openRiverside();
    const { id } = await invite(nora, 'modify');
    await transfer(club, id);
    await mock.send('PATCH', '/user/profile', { name: 'Olivia Former' });
    expect((await club.configuration()).owner.name).toBe('Nora Nothing');
    const hers = mock.beside();
    await hers.logIn(nora);
    await hers.send('PATCH', '/user/profile', { name: 'Nora Everything' });
    expect((await club.configuration()).owner.name).toBe('Nora Everything');
  });

  it('can be given away by its owner alone, to a member with an account', async () => {
    const { club, openAs, invite } = await openRiverside();
    const { id } = await invite(nora, 'admin');
    const { id: invited } = await invite('new@example.com', 'admin');
    expect(await outcome(await transfer(await openAs(nora), id))).toEqual([
      ...[403, 'permission_denied'],
    ]);
    expect(await outcome(await transfer(club, 999))).toEqual([422, 'validation_error']);
    expect(await outcome(await transfer(club, invited))).toEqual([409, 'conflict']);
  });
});

describe('an invitation', () => {
  it('can be sent again, a few times', async () => {
    const { mock, club, invite } = await openRiverside();
    const { id } = await invite('new@example.com', 'modify');
    await mock.post('/__mock__/clock', { now: '2026-03-04T10:00:00Z' });
    const send = () => club.post(`/members/${id}/invitation`, undefined);
    expect(await (await send()).json()).toMatchObject({
      ...{ id, status: 'invited', role: 'modify', invited_at: '2026-03-04T10:00:00Z' },
    });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await send()).status),
    );
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not sent to members', async () => {
    const { club, invite } = await openRiverside();
    const { id } = await invite(nora, 'modify');
    expect(await outcome(await club.post(`/members/${id}/invitation`, undefined))).toEqual([
      ...[409, 'conflict'],
    ]);
    expect((await club.post('/members/999/invitation', undefined)).status).toBe(404);
  });
});
