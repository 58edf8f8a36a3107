import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import { openCalendar, rowingClub, training } from './calendar-browser.ts';

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

/** A visitor with a key for readers, in the same world. */
async function withReader(first: 'none' | 'login' = 'none') {
  const mock = await openMock({ clock: storyClock });
  const club = openCalendar(mock, rowingClub);
  const answer = await club.post('/keys', { name: 'Readers', role: 'read_only' });
  const { key } = await answer.json();
  if (first === 'login') await mock.logIn('none@example.com');
  return { mock, club, reader: openCalendar(mock, key) };
}

describe('signing up', () => {
  it('counts those who come, and gives their addresses to the organizers only', async () => {
    const { mock, club, reader } = await withReader();
    const body = { name: 'Nina', email: 'nina@example.com' };
    const created = await reader.post('/events/7003/signups', body);
    expect(created.status).toBe(201);
    const { id } = await created.json();
    expect((await reader.event('7003')).signup).toMatchObject({ count: 3, my_signup_ids: [id] });
    const emails = async (calendar: typeof club) => {
      const { results } = await (await calendar.get('/events/7003/signups')).json();
      return results.map(({ name, email }: { name: string; email?: string }) => [name, email]);
    };
    expect(await emails(club)).toContainEqual(['Nina', 'nina@example.com']);
    await mock.logIn('none@example.com');
    expect(await emails(reader)).toContainEqual(['Nina', undefined]);
  });

  it('takes the name of the user, once', async () => {
    const { reader } = await withReader('login');
    const created = await reader.post('/events/7003/signups', {});
    expect(await created.json()).toMatchObject({ name: 'Nora Nothing', is_own: true });
    const again = await reader.post('/events/7003/signups', {});
    expect([again.status, await errorId(again)]).toEqual([409, 'conflict']);
  });

  it('needs a name without a login', async () => {
    const { reader } = await withReader();
    expect((await reader.post('/events/7003/signups', {})).status).toBe(422);
  });

  it('ends with the last place', async () => {
    const answer = await (await openClub()).post('/events/8001/signups', { name: 'Fifth' });
    expect([answer.status, await errorId(answer)]).toEqual([409, 'signup_limit_reached']);
  });

  it('ends with the deadline, or with the event', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const late = async (id: string) => {
      const answer = await club.post(`/events/${id}/signups`, { name: 'Late' });
      return [answer.status, answer.ok || (await errorId(answer))];
    };
    expect(await late('8002')).toEqual([409, 'signup_deadline_passed']);
    await mock.post('/__mock__/clock', { now: '2026-03-06T17:00:00Z' });
    expect(await late('7003')).toEqual([201, true]);
    await mock.post('/__mock__/clock', { now: '2026-03-06T17:00:01Z' });
    expect(await late('7003')).toEqual([409, 'signup_deadline_passed']);
  });

  it('can be canceled by those who did it until the deadline, and by organizers any time', async () => {
    const { mock, club, reader } = await withReader();
    const signUp = async () =>
      (await (await reader.post('/events/7003/signups', { name: 'Nina' })).json()).id;
    const [first, second] = [await signUp(), await signUp()];
    expect((await reader.send('DELETE', `/events/7003/signups/${first}`)).status).toBe(204);
    expect((await reader.send('DELETE', '/events/7003/signups/1')).status).toBe(403);
    await mock.post('/__mock__/clock', { now: '2026-03-06T18:00:00Z' });
    expect((await reader.send('DELETE', `/events/7003/signups/${second}`)).status).toBe(409);
    expect((await club.send('DELETE', `/events/7003/signups/${second}`)).status).toBe(204);
  });

  it('can be changed by those who did it until the deadline, and by those who run the event', async () => {
    const { mock, club, reader } = await withReader();
    const created = await reader.post('/events/7003/signups', { name: 'Nina', email: 'n@a.io' });
    const { id } = await created.json();
    const change = async (by: typeof club, body: object, signup = id) =>
      by.send('PATCH', `/events/7003/signups/${signup}`, body);
    const changed = await (await change(reader, { name: ' Noah ', email: null })).json();
    expect(changed).toMatchObject({ id, name: 'Noah', is_own: true });
    expect(changed).not.toHaveProperty('email');
    expect((await change(reader, { name: 'Nobody' }, 1)).status).toBe(403);
    expect((await change(reader, { name: ' ' })).status).toBe(422);
    await mock.post('/__mock__/clock', { now: '2026-03-06T18:00:00Z' });
    expect((await change(reader, { name: 'Late' })).status).toBe(409);
    expect((await change(club, { email: 'noah@a.io' })).status).toBe(200);
  });

  it('is for one occurrence of a series', async () => {
    const club = await openClub();
    const outings = async () =>
      (await club.list('2026-03-22', '2026-03-29')).filter(({ series_id }) => series_id === '8009');
    const [first] = await outings();
    await club.post(`/events/${first?.id}/signups`, { name: 'Nina' });
    expect((await outings()).map(({ signup }) => signup?.count)).toEqual([1, 0]);
  });

  it('is not possible for events that take no sign-ups', async () => {
    const club = await openClub();
    const { event } = await club.create(training);
    expect(event.rights.signup).toBe(false);
    expect((await club.post(`/events/${event.id}/signups`, { name: 'Nina' })).status).toBe(409);
  });

  it('is hidden, and cannot be changed, once the event takes no sign-ups', async () => {
    const club = await openClub();
    const { version } = await club.event('7003');
    expect((await club.send('PATCH', '/events/7003', { version, signup: null })).status).toBe(200);
    const list = await club.get('/events/7003/signups');
    expect(await list.json()).toMatchObject({ total: 0 });
    const change = await club.send('PATCH', '/events/7003/signups/1', { name: 'Nina' });
    expect(change.status).toBe(404);
    expect((await club.send('DELETE', '/events/7003/signups/1')).status).toBe(404);
  });

  it('cannot be limited to fewer people than have signed up', async () => {
    const club = await openClub();
    const { version, signup } = await club.event('7003');
    const { limit: _, count: __, my_signup_ids: ___, ...rest } = signup ?? {};
    const change = (limit: number) =>
      club.send('PATCH', '/events/7003', { version, signup: { ...rest, limit } });
    expect((await change(1)).status).toBe(422);
    expect((await change(2)).status).toBe(200);
  });
});

describe('comments', () => {
  it('are added, changed and deleted by their authors', async () => {
    const club = await openClub();
    const path = '/events/7003/comments';
    const { id } = await (await club.post(path, { message: ' I bring cake. ' })).json();
    expect((await club.event('7003')).comments_count).toBe(3);
    const changed = await club.send('PATCH', `${path}/${id}`, { message: 'Two cakes.' });
    expect(await changed.json()).toMatchObject({ message: 'Two cakes.', is_own: true });
    expect((await club.send('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await club.event('7003')).comments_count).toBe(2);
  });

  it('of others can be deleted by administrators, and changed by no one', async () => {
    const { club, reader } = await withReader();
    const path = '/events/7003/comments/1';
    expect((await reader.send('DELETE', path)).status).toBe(403);
    expect((await club.send('PATCH', path, { message: 'Changed' })).status).toBe(403);
    expect((await club.send('DELETE', path)).status).toBe(204);
  });

  it('are hidden with their field', async () => {
    const { club, reader } = await withReader();
    const { event_fields: fields } = await club.configuration();
    const field = fields.find(({ type }) => type === 'comments');
    await club.send('PATCH', `/event-fields/${field?.id}`, {
      ...{ visibility: 'users_with_modify_permission' },
    });
    expect((await club.event('7003')).comments_count).toBe(2);
    const seen = await reader.event('7003');
    expect([seen.comments_count, seen.rights.comment]).toEqual([undefined, false]);
    const { total } = await (await reader.get('/events/7003/comments')).json();
    expect(total).toBe(0);
    expect((await reader.post('/events/7003/comments', { message: 'Hi' })).status).toBe(403);
  });
});

describe('the page of a single event', () => {
  it('shows the event without its calendar, and nothing can be done there', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { event } = await club.create({ ...training, custom: { '1014': 'Secret of the coach' } });
    const { pointer } = await (await club.post(`/events/${event.id}/pointer`, undefined)).json();
    const answer = await mock.beside().get(`/event-pointers/${pointer}`);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      event: { title: 'Sculling', rights: { change: false, comment: false } },
      sub_calendars: [{ id: 10101 }],
    });
    expect(text).not.toMatch(/Secret|ksr0wing|riv3rs/);
  });

  it('of a series shows its next occurrence', async () => {
    const mock = await openMock({ clock: storyClock });
    const { event } = await (await mock.get('/event-pointers/ev-7001')).json();
    expect(event.start).toBe('2026-03-02T17:30:00+01:00');
  });

  it('is gone with the event', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    await club.remove(await club.event('7003'));
    const answer = await mock.get('/event-pointers/ev-7003');
    expect([answer.status, await errorId(answer)]).toEqual([404, 'event_not_found']);
  });
});
