import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import { openCalendar, rowingClub } from './calendar-browser.ts';

type Mock = Awaited<ReturnType<typeof openMock>>;

const tomorrow = '2026-03-03T09:00:00Z';

async function openClub() {
  const mock = await openMock({ clock: storyClock });
  const club = openCalendar(mock, rowingClub);
  const create = async (body: object) =>
    (await club.post('/keys', { name: 'Guests', role: 'modify', ...body })).json();
  return { mock, club, create };
}

const setClock = ({ post }: Mock, now: string) => post('/__mock__/clock', { now });

async function opened({ get }: Mock, key: string) {
  const answer = await get(`/calendars/${key}`);
  return answer.ok ? answer.status : [answer.status, await errorId(answer)];
}

describe('a key that expires', () => {
  it('opens the calendar until then, and afterwards is as good as inactive', async () => {
    const { mock, create } = await openClub();
    const { key, active, expires_at } = await create({ expires_at: tomorrow });
    expect([active, expires_at]).toEqual([true, tomorrow]);
    await setClock(mock, '2026-03-03T08:59:59Z');
    expect(await opened(mock, key)).toBe(200);
    await setClock(mock, tomorrow);
    expect(await opened(mock, key)).toEqual([409, 'calendar_inactive']);
  });

  it('is closed to feeds, passwords and shared events, too', async () => {
    const { mock, create } = await openClub();
    const { key } = await create({ expires_at: tomorrow });
    const guests = openCalendar(mock, key);
    const { pointer } = await (await guests.post('/events/7003/pointer', undefined)).json();
    expect((await mock.get(`/event-pointers/${pointer}`)).status).toBe(200);
    await setClock(mock, tomorrow);
    expect((await guests.get('/export?format=ics')).status).toBe(409);
    expect((await guests.post('/session', { password: 'any' })).status).toBe(409);
    expect((await mock.get(`/event-pointers/${pointer}`)).status).toBe(404);
  });

  it('is closed to those who have added the calendar by it', async () => {
    const { mock, create } = await openClub();
    const { key } = await create({ expires_at: tomorrow });
    await mock.logIn('none@example.com');
    await mock.post('/user/calendars', { link: key });
    expect(await opened(mock, 'riv3rs')).toBe(200);
    await setClock(mock, tomorrow);
    expect(await opened(mock, 'riv3rs')).toEqual([409, 'calendar_inactive']);
  });

  it('can be prolonged, also afterwards, and again be for good', async () => {
    const { mock, club, create } = await openClub();
    const { id, key } = await create({ expires_at: tomorrow });
    await setClock(mock, tomorrow);
    const later = await club.send('PATCH', `/keys/${id}`, { expires_at: '2026-04-01T00:00:00Z' });
    expect((await later.json()).expires_at).toBe('2026-04-01T00:00:00Z');
    expect(await opened(mock, key)).toBe(200);
    const forGood = await club.send('PATCH', `/keys/${id}`, { expires_at: null });
    expect((await forGood.json()).expires_at).toBeNull();
    await setClock(mock, '2027-04-01T00:00:00Z');
    expect(await opened(mock, key)).toBe(200);
  });

  it('keeps its expiry when something else changes', async () => {
    const { club, create } = await openClub();
    const { id } = await create({ expires_at: tomorrow });
    const renamed = await (await club.send('PATCH', `/keys/${id}`, { name: 'Crew' })).json();
    expect(renamed.expires_at).toBe(tomorrow);
  });

  it('expires in the future, and is not the one by which the visitor is here', async () => {
    const { club, create } = await openClub();
    const now = '2026-03-02T09:00:00Z';
    expect((await create({ expires_at: now })).error.details).toMatchObject([
      { field: 'expires_at' },
    ]);
    const own = await club.send('PATCH', '/keys/1011', { expires_at: tomorrow });
    expect([own.status, await errorId(own)]).toEqual([409, 'conflict']);
  });
});

describe('a renewed key', () => {
  it('opens the calendar with its new text alone', async () => {
    const { mock, club, create } = await openClub();
    const { key, feed_url, ...rest } = await create({ expires_at: tomorrow });
    const renewed = await (await club.post(`/keys/${rest.id}/renewal`, undefined)).json();
    expect(renewed).toMatchObject(rest);
    expect(renewed.key).not.toBe(key);
    expect(renewed.feed_url).toBe(feed_url.replace(key, renewed.key));
    expect(await opened(mock, key)).toEqual([404, 'calendar_not_found']);
    expect((await openCalendar(mock, key).get('/export?format=ics')).status).toBe(404);
    expect(await opened(mock, renewed.key)).toBe(200);
  });

  it('still asks for its password, and still owns its events', async () => {
    const { mock, club, create } = await openClub();
    const { id, key } = await create({ role: 'modify_from_same_link' });
    const { event } = await openCalendar(mock, key).create({
      ...{ title: 'Sculling', start: '2026-06-02T18:00', end: '2026-06-02T19:30' },
      ...{ all_day: false, sub_calendar_ids: [10101] },
    });
    const renewed = await (await club.post(`/keys/${id}/renewal`, undefined)).json();
    expect((await openCalendar(mock, renewed.key).event(event.id)).rights.change).toBe(true);
    await club.send('PATCH', `/keys/${id}`, { password: 'paddle-2026' });
    expect(await opened(mock, renewed.key)).toEqual([401, 'calendar_password_required']);
  });

  it('no longer leads those to the calendar who have added it by the old one', async () => {
    const { mock, club, create } = await openClub();
    const { id, key } = await create({});
    await mock.logIn('none@example.com');
    await mock.post('/user/calendars', { link: key });
    await club.post(`/keys/${id}/renewal`, undefined);
    expect(await opened(mock, 'riv3rs')).toEqual([404, 'calendar_not_found']);
  });

  it('may be the main one, which the owner then has on the dashboard', async () => {
    const { mock } = await openClub();
    await mock.logIn('owner@example.com');
    const club = openCalendar(mock, 'riv3rs');
    const { key } = await (await club.post('/keys/1011/renewal', undefined)).json();
    expect(await opened(mock, rowingClub)).toEqual([404, 'calendar_not_found']);
    const { results } = await (await mock.get('/user/calendars')).json();
    expect(results.find(({ id }: { id: number }) => id === 101).key).toBe(key);
    const deletion = await openCalendar(mock, 'riv3rs').send('DELETE', '/keys/1011');
    expect(deletion.status).toBe(409);
  });

  it('of a calendar that its owner has created is on the dashboard, too', async () => {
    const { mock } = await openClub();
    await mock.logIn('owner@example.com');
    const calendar = { title: 'Winter training', time_zone: 'UTC', sub_calendars: ['Gym'] };
    const created = await (await mock.post('/user/calendars/creation', calendar)).json();
    const keys = await (await mock.get(`/calendars/${created.identifier}/keys`)).json();
    const path = `/calendars/${created.identifier}/keys/${keys.results[0].id}/renewal`;
    const { key } = await (await mock.post(path, undefined)).json();
    const { results } = await (await mock.get('/user/calendars')).json();
    expect(results.find(({ id }: { id: number }) => id === created.id).key).toBe(key);
  });

  it('is not the one by which the visitor is here', async () => {
    const { mock, club } = await openClub();
    const answer = await club.post('/keys/1011/renewal', undefined);
    expect([answer.status, await errorId(answer)]).toEqual([409, 'conflict']);
    expect(await opened(mock, rowingClub)).toBe(200);
  });

  it('differs each time', async () => {
    const { club, create } = await openClub();
    const { id, key } = await create({});
    const renew = async () => (await club.post(`/keys/${id}/renewal`, undefined)).json();
    const keys = [key, (await renew()).key, (await renew()).key];
    expect(new Set(keys).size).toBe(3);
  });

  it('does not exist unless the calendar has it', async () => {
    const { club } = await openClub();
    expect((await club.post('/keys/9/renewal', undefined)).status).toBe(404);
  });
});
