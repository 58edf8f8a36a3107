import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import {
  freeHour,
  type OpenedCalendar,
  openCalendar,
  roleKeys,
  rowingClub,
  training,
} from './calendar-browser.ts';

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);
const openRooms = async () => openCalendar(await openMock({ clock: storyClock }), roleKeys.admin);

async function remove(calendar: OpenedCalendar, id: number) {
  const answer = await calendar.send('DELETE', `/sub-calendars/${id}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function merge(calendar: OpenedCalendar, id: number, into: number) {
  const answer = await calendar.post(`/sub-calendars/${id}/merge`, { into });
  expect(answer.status).toBe(200);
  return answer.json();
}

const ids = async (calendar: OpenedCalendar) =>
  (await calendar.configuration()).sub_calendars.map(({ id }) => id);

async function undone(calendar: OpenedCalendar, { undo }: { undo: { id: string } }) {
  const answer = await calendar.post(`/undo/${undo.id}`, undefined);
  return answer.ok ? answer.status : [answer.status, await errorId(answer)];
}

describe('the usage of a sub-calendar', () => {
  const usage = async (calendar: OpenedCalendar, id: number) =>
    (await calendar.get(`/sub-calendars/${id}/usage`)).json();

  it('counts what is on it alone, and what is on others, too', async () => {
    const club = await openClub();
    const before = await usage(club, 10105);
    await club.create({ ...training, sub_calendar_ids: [10105] });
    await club.create({ ...training, sub_calendar_ids: [10105], rrule: 'FREQ=DAILY;COUNT=2' });
    await club.create({ ...training, sub_calendar_ids: [10101, 10105] });
    expect(await usage(club, 10105)).toEqual({
      ...before,
      events: before.events + 1,
      series: before.series + 1,
      shared_events: before.shared_events + 1,
    });
  });

  it('counts the comments, sign-ups and files of what is on it alone', async () => {
    const club = await openClub();
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=2' });
    const before = await usage(club, 10101);
    await club.post(`/events/${event.id}/comments`, { message: 'I come later.' });
    expect(await usage(club, 10101)).toEqual({ ...before, comments: before.comments + 1 });
    expect(await usage(club, 10106)).toMatchObject({ comments: 2, signups: 2, attachments: 1 });
  });

  it('names the keys and members who see nothing else', async () => {
    const club = await openClub();
    const share = {
      role: 'mixed',
      sub_calendar_roles: [{ sub_calendar_id: 10106, role: 'modify' }],
    };
    const two = [...share.sub_calendar_roles, { sub_calendar_id: 10101, role: 'read_only' }];
    await club.post('/keys', { name: 'Visitors', ...share });
    await club.post('/keys', { name: 'Coaches', role: 'mixed', sub_calendar_roles: two });
    await club.post('/members', { email: 'cook@example.com', ...share });
    expect(await usage(club, 10106)).toMatchObject({
      keys: [{ name: 'Visitors' }],
      members: [{ name: null, email: 'cook@example.com' }],
    });
    expect((await usage(club, 10101)).keys).toEqual([]);
  });

  it('changes nothing', async () => {
    const club = await openClub();
    const { sync_token } = await club.configuration();
    await usage(club, 10106);
    expect((await club.configuration()).sync_token).toBe(sync_token);
    expect((await club.event('7003')).version).toBe('2');
  });
});

describe('the undo of a deleted sub-calendar', () => {
  it('brings it back to its place, with its events, comments and sign-ups', async () => {
    const club = await openClub();
    const [before, order] = [await club.event('7003'), await ids(club)];
    const { sub_calendars } = await club.configuration();
    const answer = await remove(club, 10106);
    expect((await club.get('/events/7003')).status).toBe(404);
    expect(await undone(club, answer)).toBe(200);
    expect(await ids(club)).toEqual(order);
    expect((await club.configuration()).sub_calendars).toEqual(sub_calendars);
    expect(await club.event('7003')).toEqual(before);
  });

  it('puts events back on it that are on others, too', async () => {
    const club = await openClub();
    const answer = await remove(club, 10102);
    const id = '7001-20260302T163000Z';
    expect((await club.event(id)).sub_calendar_ids).toEqual([10101]);
    await undone(club, answer);
    expect((await club.event(id)).sub_calendar_ids).toEqual([10101, 10102]);
  });

  it('works for an empty one, and can be taken back', async () => {
    const club = await openClub();
    const { id } = await (
      await club.post('/sub-calendars', { name: 'Swan', color: 'pink' })
    ).json();
    const { undo } = await remove(club, id);
    const again = await (await club.post(`/undo/${undo.id}`, undefined)).json();
    expect(await ids(club)).toContain(id);
    expect(await undone(club, again)).toBe(200);
    expect(await ids(club)).not.toContain(id);
  });

  it('gives keys what they had', async () => {
    const mock = await openMock({ clock: storyClock });
    const rooms = openCalendar(mock, roleKeys.admin);
    const caterer = openCalendar(mock, roleKeys.mixed);
    const answer = await remove(rooms, 10204);
    expect(await ids(caterer)).toEqual([10201, 10202]);
    await undone(rooms, answer);
    expect(await ids(caterer)).toEqual([10201, 10202, 10204]);
  });

  it('is refused after a change of its events', async () => {
    const club = await openClub();
    const answer = await remove(club, 10102);
    const { id, version } = await club.event('7001-20260302T163000Z');
    await club.update(id, { version, title: 'Another training' });
    expect(await undone(club, answer)).toEqual([409, 'event_changed_since']);
  });

  it('is refused if another sub-calendar has its name', async () => {
    const club = await openClub();
    const answer = await remove(club, 10106);
    await club.post('/sub-calendars', { name: 'Club > Open days', color: 'pink' });
    expect(await undone(club, answer)).toEqual([409, 'conflict']);
  });

  it('is refused if the license allows no more', async () => {
    const family = openCalendar(await openMock({ clock: storyClock }), 'ksfamilycalendar03');
    const answer = await remove(family, (await ids(family))[0] ?? 0);
    let last = 201;
    for (let count = 0; last === 201; count += 1) {
      last = (await family.post('/sub-calendars', { name: `${count}`, color: 'pink' })).status;
    }
    expect(await undone(family, answer)).toEqual([409, 'license_limit_reached']);
  });

  it('is not taken back once there are other events', async () => {
    const club = await openClub();
    const { undo } = await remove(club, 10106);
    const again = await (await club.post(`/undo/${undo.id}`, undefined)).json();
    await club.create({ ...training, sub_calendar_ids: [10106] });
    expect(await undone(club, again)).toEqual([409, 'event_changed_since']);
  });

  it('is over after an hour', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const answer = await remove(club, 10106);
    await mock.post('/__mock__/clock', { now: '2026-03-02T10:00:01Z' });
    expect(await undone(club, answer)).toEqual([410, 'undo_expired']);
  });

  it('needs an administrator', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const body = { name: 'Swan', color: 'pink' };
    const { id } = await (await club.post('/sub-calendars', body)).json();
    const answer = await remove(club, id);
    const { key } = await (await club.post('/keys', { name: 'Crew', role: 'modify' })).json();
    expect(await undone(openCalendar(mock, key), answer)).toEqual([403, 'permission_denied']);
  });
});

describe('a merged sub-calendar', () => {
  it('is gone, and its events are on the other one', async () => {
    const club = await openClub();
    const { moved_events, sub_calendar } = await merge(club, 10106, 10105);
    expect([moved_events > 0, sub_calendar.id]).toEqual([true, 10105]);
    expect(await ids(club)).not.toContain(10106);
    expect((await club.event('7003')).sub_calendar_ids).toEqual([10105]);
  });

  it('leaves events that are on both there once, and moves single occurrences', async () => {
    const club = await openClub();
    await club.send('PATCH', '/sub-calendars/10102', { allows_overlap: true });
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=2' });
    const { id, version } = event;
    await club.update(id, { version, scope: 'this', sub_calendar_ids: [10106] });
    await merge(club, 10102, 10101);
    await merge(club, 10106, 10105);
    expect((await club.event('7001-20260302T163000Z')).sub_calendar_ids).toEqual([10101]);
    expect((await club.event(id)).sub_calendar_ids).toEqual([10105]);
  });

  it('is told to others as a change of the events, and in their history', async () => {
    const club = await openClub();
    await merge(club, 10106, 10105);
    const { results } = await (await club.get('/events/7003/history')).json();
    expect(results[0]).toMatchObject({
      kind: 'updated',
      changes: [{ field: 'sub_calendar_ids', before: [10106], after: [10105] }],
    });
  });

  it('leaves changes in the history that nobody can restore there', async () => {
    const club = await openClub();
    const { event } = await club.create({ ...training, sub_calendar_ids: [10106] });
    await merge(club, 10106, 10105);
    const answer = await club.get(`/events/${event.id}/history`);
    expect(answer.status).toBe(200);
    const [now, before] = (await answer.json()).results;
    expect(now.contents.sub_calendar_ids).toEqual([10105]);
    expect(before.contents).toBeNull();
  });

  it('comes back with the undo', async () => {
    const club = await openClub();
    const [before, order] = [await club.event('7003'), await ids(club)];
    const answer = await merge(club, 10106, 10105);
    expect(await undone(club, answer)).toBe(200);
    expect(await ids(club)).toEqual(order);
    expect(await club.event('7003')).toEqual(before);
  });

  it('stays if its events are in the way of others', async () => {
    const rooms = await openRooms();
    await rooms.create({ ...freeHour, sub_calendar_ids: [10201] });
    await rooms.create({ ...freeHour, title: 'Talk', sub_calendar_ids: [10202] });
    const answer = await rooms.post('/sub-calendars/10202/merge', { into: 10201 });
    const { error, conflicts } = await answer.json();
    expect([answer.status, error.id, conflicts.length > 0]).toEqual([
      409,
      'event_overlapping',
      true,
    ]);
    expect(await ids(rooms)).toContain(10202);
  });

  it('stays if its own events would be in each other’s way', async () => {
    const club = await openClub();
    for (const title of ['One', 'Two']) {
      await club.create({ ...training, title, sub_calendar_ids: [10106] });
    }
    const answer = await club.post('/sub-calendars/10106/merge', { into: 10104 });
    expect([answer.status, await errorId(answer)]).toEqual([409, 'event_overlapping']);
  });

  it('is not the other one itself, nor does an unknown one get its events', async () => {
    const club = await openClub();
    for (const into of [10106, 99]) {
      expect((await club.post('/sub-calendars/10106/merge', { into })).status).toBe(422);
    }
  });

  it('gives keys no more than they have', async () => {
    const mock = await openMock({ clock: storyClock });
    const rooms = openCalendar(mock, roleKeys.admin);
    await merge(rooms, 10204, 10203);
    expect(await ids(openCalendar(mock, roleKeys.mixed))).toEqual([10201, 10202]);
  });

  it('is not the last active one', async () => {
    const club = await openClub();
    for (const id of await ids(club)) {
      if (id !== 10106) await club.send('PATCH', `/sub-calendars/${id}`, { active: false });
    }
    const answer = await club.post('/sub-calendars/10106/merge', { into: 10105 });
    expect([answer.status, await errorId(answer)]).toEqual([409, 'conflict']);
  });
});
