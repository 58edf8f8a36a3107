import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import { openCalendar, openClubAs, rowingClub, training } from './calendar-browser.ts';

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

describe('signing up', () => {
  it('counts those who come, and gives their addresses to the organizers only', async () => {
    const { mock, club, other: reader } = await openClubAs('read_only');
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
    const { other: reader } = await openClubAs('read_only', 'login');
    const created = await reader.post('/events/7003/signups', {});
    expect(await created.json()).toMatchObject({ name: 'Nora Nothing', is_own: true });
    const again = await reader.post('/events/7003/signups', {});
    expect([again.status, await errorId(again)]).toEqual([409, 'conflict']);
  });

  it('needs a name without a login', async () => {
    const { other: reader } = await openClubAs('read_only');
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
    const { mock, club, other: reader } = await openClubAs('read_only');
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
    const { mock, club, other: reader } = await openClubAs('read_only');
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

  it('of an event of whole days ends with its last day in the calendar’s zone', async () => {
    const { mock, club } = await openClubAs('read_only');
    const { event } = await club.create({
      ...{ ...training, all_day: true, start: '2026-03-14', end: '2026-03-15' },
      signup: { limit: null, deadline: null, visibility: 'all_users' },
    });
    const signUpAt = async (now: string) => {
      await mock.post('/__mock__/clock', { now });
      return (await club.post(`/events/${event.id}/signups`, { name: 'Nina' })).status;
    };
    expect(await signUpAt('2026-03-15T23:00:00Z')).toBe(201);
    expect(await signUpAt('2026-03-15T23:00:01Z')).toBe(409);
  });

  it('takes the address of the user only together with the name', async () => {
    const { club, other: reader } = await openClubAs('read_only', 'login');
    await reader.post('/events/7003/signups', { name: 'Nora’s son' });
    const { event } = await club.create({
      ...{ ...training, signup: { limit: null, deadline: null, visibility: 'all_users' } },
    });
    await reader.post(`/events/${event.id}/signups`, {});
    const readLast = async (id: string) =>
      (await (await club.get(`/events/${id}/signups`)).json()).results.at(-1);
    expect(await readLast('7003')).not.toHaveProperty('email');
    expect(await readLast(event.id)).toMatchObject({ email: 'none@example.com' });
  });

  it('is only shown to those who did it and the organizers, if the event says so', async () => {
    const { mock, club, other: reader } = await openClubAs('read_only');
    const { event } = await club.create({
      ...training,
      signup: { limit: null, deadline: null, visibility: 'users_with_modify_permission' },
    });
    const readNames = async (calendar: typeof club) => {
      const { results } = await (await calendar.get(`/events/${event.id}/signups`)).json();
      return results.map(({ name }: { name: string }) => name);
    };
    await reader.post(`/events/${event.id}/signups`, { name: 'Nina' });
    await mock.logIn('none@example.com');
    await reader.post(`/events/${event.id}/signups`, {});
    expect(await readNames(reader)).toEqual(['Nora Nothing']);
    expect(await readNames(club)).toEqual(['Nina', 'Nora Nothing']);
  });

  it('is not for those who do not see the event, or none of its details', async () => {
    const { other: screen } = await openClubAs('read_only_without_details');
    const calls = async (id: string) => [
      (await screen.get(`/events/${id}/signups`)).status,
      (await screen.post(`/events/${id}/signups`, { name: 'Nina' })).status,
    ];
    expect(await calls('7003')).toEqual([403, 403]);
    expect(await calls('99')).toEqual([404, 404]);
  });

  it('is not for those from whom its field is hidden', async () => {
    const { club, other: reader } = await openClubAs('read_only');
    const { event_fields: fields } = await club.configuration();
    const field = fields.find(({ type }) => type === 'signup');
    const visibility = 'users_with_modify_permission';
    await club.send('PATCH', `/event-fields/${field?.id}`, { visibility });
    const { total } = await (await reader.get('/events/7003/signups')).json();
    expect(total).toBe(0);
    expect((await reader.post('/events/7003/signups', { name: 'Nina' })).status).toBe(403);
  });
});
