import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import { openCalendar, roleKeys, rowingClub } from './calendar-browser.ts';

const opened = async (answer: Response) => [answer.status, answer.ok || (await errorId(answer))];

describe('an identifier', () => {
  it('requires a login, and then a membership', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, 'riv3rs');
    expect(await opened(await calendar.get(''))).toEqual([401, 'login_required']);
    await mock.logIn('none@example.com');
    expect(await opened(await calendar.get(''))).toEqual([404, 'calendar_not_found']);
    await mock.logIn('member@example.com');
    const { access } = await calendar.configuration();
    expect(access).toMatchObject({ kind: 'user', name: 'Milo Member', role: 'modify' });
  });

  it('makes its owner an administrator', async () => {
    const mock = await openMock({ clock: storyClock });
    await mock.logIn('owner@example.com');
    const { access } = await openCalendar(mock, 'riv3rs').configuration();
    expect(access).toMatchObject({ role: 'admin', may: { administer: true } });
  });

  it('opens each of a thousand calendars', async () => {
    const mock = await openMock({ clock: storyClock });
    await mock.logIn('many@example.com');
    const { results } = await (await mock.get('/user/calendars')).json();
    const { identifier, title } = results[500];
    expect(await openCalendar(mock, identifier).configuration()).toMatchObject({ title });
  });
});

describe('the identifier of a calendar that was added by a key', () => {
  /** A new key by which somebody has added the calendar. */
  async function add(values: object) {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const key = await (
      await club.post('/keys', { name: 'Crew', role: 'read_only', ...values })
    ).json();
    await mock.logIn('none@example.com');
    await mock.post('/user/calendars', { link: key.key });
    return { mock, club, key, calendar: openCalendar(mock, 'riv3rs') };
  }

  it("has the key's role, under the user's own name", async () => {
    const { calendar } = await add({});
    const { access } = await calendar.configuration();
    expect(access).toMatchObject({ kind: 'user', role: 'read_only', may: { change: false } });
  });

  it("asks for the key's password, with as many tries as the key", async () => {
    const { calendar, mock, key } = await add({ password: 'oarsmen' });
    expect(await opened(await calendar.get(''))).toEqual([401, 'calendar_password_required']);
    for (let time = 0; time < 10; time += 1) {
      await openCalendar(mock, key.key).post('/session', { password: `guess ${time}` });
    }
    const hasty = await calendar.post('/session', { password: 'oarsmen' });
    expect(await opened(hasty)).toEqual([429, 'too_many_requests']);
    await mock.post('/__mock__/clock', { now: '2026-03-02T09:01:01Z' });
    expect((await calendar.post('/session', { password: 'oarsmen' })).status).toBe(204);
    expect((await calendar.get('')).status).toBe(200);
  });

  it('opens nothing once the key is deactivated or deleted', async () => {
    const { calendar, club, key } = await add({});
    await club.send('PATCH', `/keys/${key.id}`, { active: false });
    expect(await opened(await calendar.get(''))).toEqual([409, 'calendar_inactive']);
    await club.send('DELETE', `/keys/${key.id}`);
    expect(await opened(await calendar.get(''))).toEqual([404, 'calendar_not_found']);
  });

  it('has the role that an administrator has given to the user since', async () => {
    const { calendar, club } = await add({ password: 'oarsmen' });
    const { results } = await (await club.get('/members')).json();
    const { id } = results.find(({ email }: { email: string }) => email === 'none@example.com');
    await club.send('PATCH', `/members/${id}`, { role: 'add_only' });
    expect((await calendar.configuration()).access).toMatchObject({ role: 'add_only' });
  });
});

describe('a key', () => {
  it('opens its calendar for anyone, under the name that its owner gave it', async () => {
    const mock = await openMock({ clock: storyClock });
    const { access } = await openCalendar(mock, rowingClub).configuration();
    expect(access).toMatchObject({ kind: 'key', name: 'Main link', role: 'admin' });
  });

  it.each(['ks0000000000000000', 'nob0dy'])('%s that does not exist is not found', async (name) => {
    const mock = await openMock({ clock: storyClock });
    await mock.logIn('owner@example.com');
    expect(await opened(await openCalendar(mock, name).get(''))).toEqual([
      ...[404, 'calendar_not_found'],
    ]);
  });

  it('of a deactivated calendar opens nothing', async () => {
    const mock = await openMock({ clock: storyClock });
    expect(await opened(await openCalendar(mock, 'ksoldclubhouse0108').get(''))).toEqual([
      ...[409, 'calendar_inactive'],
    ]);
  });
});

describe('a key with a password', () => {
  /** A new key, which the browser has not opened yet. */
  async function protect() {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const answer = await club.post('/keys', {
      name: 'Crew',
      role: 'read_only',
      password: 'oarsmen',
    });
    const { id, key, has_password, feed_url } = await answer.json();
    expect([has_password, feed_url]).toEqual([true, null]);
    return { mock, club, id, crew: openCalendar(mock, key) };
  }

  it('asks for it in every call', async () => {
    const { crew } = await protect();
    for (const path of ['', '/events?start_date=2026-03-02&end_date=2026-03-02', '/export']) {
      expect(await opened(await crew.get(path))).toEqual([401, 'calendar_password_required']);
    }
  });

  it('opens with the right one only', async () => {
    const { crew } = await protect();
    const wrong = await crew.post('/session', { password: 'oarswomen' });
    expect(await opened(wrong)).toEqual([422, 'calendar_password_wrong']);
    expect((await crew.get('')).status).toBe(401);
    expect((await crew.post('/session', { password: 'oarsmen' })).status).toBe(204);
    expect((await crew.get('')).status).toBe(200);
  });

  it('refuses to answer after ten wrong ones, also the right one, for a minute', async () => {
    const { mock, crew } = await protect();
    for (let time = 0; time < 10; time += 1) {
      expect((await crew.post('/session', { password: `guess ${time}` })).status).toBe(422);
    }
    const answer = await crew.post('/session', { password: 'oarsmen' });
    expect(await opened(answer)).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await mock.post('/__mock__/clock', { now: '2026-03-02T09:01:01Z' });
    expect((await crew.post('/session', { password: 'oarsmen' })).status).toBe(204);
  });

  it('asks again after the password has changed, and never after it is removed', async () => {
    const { club, crew, id } = await protect();
    await crew.post('/session', { password: 'oarsmen' });
    await club.send('PATCH', `/keys/${id}`, { password: 'rowers' });
    expect((await crew.get('')).status).toBe(401);
    await club.send('PATCH', `/keys/${id}`, { password: null });
    expect((await crew.get('')).status).toBe(200);
  });

  it('asks again after the session of the regatta is closed', async () => {
    const mock = await openMock({ clock: storyClock });
    const regatta = openCalendar(mock, 'ksregatta2026plan5');
    expect((await regatta.get('')).status).toBe(200);
    await mock.post('/c/regat7', {});
    const closed = await regatta.get('');
    const { password } = await (await mock.get('/__mock__/calendar-password?id=105')).json();
    expect([closed.status, typeof password]).toEqual([401, 'string']);
    expect((await regatta.post('/session', { password })).status).toBe(204);
    expect((await regatta.get('')).status).toBe(200);
  });
});

describe('sharing', () => {
  it('with a new key gives the rights that it names, until it is deactivated or deleted', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const role = {
      role: 'mixed',
      sub_calendar_roles: [{ sub_calendar_id: 10106, role: 'add_only' }],
    };
    const { id, key } = await (await club.post('/keys', { name: 'Guests', ...role })).json();
    const guests = openCalendar(mock, key);
    expect((await guests.configuration()).sub_calendars).toMatchObject([{ id: 10106 }]);
    await club.send('PATCH', `/keys/${id}`, { active: false });
    expect((await guests.get('')).status).toBe(409);
    expect((await club.send('DELETE', `/keys/${id}`)).status).toBe(204);
    expect((await guests.get('')).status).toBe(404);
  });

  it('with a new key gives nothing of a deleted one, nor to another calendar', async () => {
    const mock = await openMock({ clock: storyClock });
    const rooms = openCalendar(mock, roleKeys.admin);
    const add = async (more: object) =>
      (await rooms.post('/keys', { name: 'Guests', role: 'read_only', ...more })).json();
    const deleted = await add({ password: 'oarsmen' });
    await rooms.send('DELETE', `/keys/${deleted.id}`);
    const { key } = await add({});
    expect(key).not.toBe(deleted.key);
    expect((await openCalendar(mock, key).get('')).status).toBe(200);
    const family = await openCalendar(mock, 'ksfamilycalendar03').configuration();
    expect(family.access.role).toBe('admin');
  });

  it('never locks out the administrator who changes it', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const change = (body: object) => club.send('PATCH', '/keys/1011', body);
    expect((await change({ role: 'read_only' })).status).toBe(409);
    expect((await change({ active: false })).status).toBe(409);
    expect((await club.send('DELETE', '/keys/1011')).status).toBe(409);
    expect((await club.configuration()).access.role).toBe('admin');
  });

  it('with a member puts the calendar on the member’s dashboard, until it is removed', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const invitation = { email: 'none@example.com', role: 'read_only' };
    const member = await (await club.post('/members', invitation)).json();
    expect(member).toMatchObject({ status: 'active', name: 'Nora Nothing', role: 'read_only' });
    const again = await club.post('/members', invitation);
    expect(await opened(again)).toEqual([409, 'member_listed']);
    const nora = mock.beside();
    await nora.logIn('none@example.com');
    const hers = openCalendar(nora, 'riv3rs');
    expect((await hers.configuration()).access.role).toBe('read_only');
    await club.send('PATCH', `/members/${member.id}`, { role: 'modify' });
    expect((await hers.configuration()).access.role).toBe('modify');
    await club.send('DELETE', `/members/${member.id}`);
    expect((await hers.get('')).status).toBe(404);
  });

  it('invites those who have no account', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const answer = await club.post('/members', { email: 'New@Example.com', role: 'modify' });
    expect(await answer.json()).toMatchObject({
      ...{ email: 'new@example.com', status: 'invited', name: null, is_owner: false },
    });
  });

  it('never takes a calendar from its owner', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    expect((await club.send('PATCH', '/members/1', { role: 'read_only' })).status).toBe(409);
    expect((await club.send('DELETE', '/members/1')).status).toBe(409);
  });
});

describe('the refusal of a visitor without any right', () => {
  it('names the owner to those on whose list the calendar is', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { results } = await (await club.get('/members')).json();
    const { id } = results.find(({ email }: { email: string }) => email === 'member@example.com');
    await club.send('PATCH', `/members/${id}`, { role: 'no_access' });
    await mock.logIn('member@example.com');
    const refused = await openCalendar(mock, 'riv3rs').get('');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: { id: 'permission_denied' },
      owner_name: 'Olivia Owner',
    });
  });

  it('names nobody to those who only have a link', async () => {
    const mock = await openMock({ clock: storyClock });
    const refused = await openCalendar(mock, roleKeys.no_access).get('');
    expect(refused.status).toBe(403);
    const { error, ...others } = await refused.json();
    expect([error.id, others]).toEqual(['permission_denied', {}]);
  });
});
