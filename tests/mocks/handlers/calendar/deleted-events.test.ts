import { describe, expect, it } from 'vitest';
import type { components } from '#generated/calendar/types.ts';
import { errorId, openMock, storyClock } from '../../support.ts';
import {
  freeHour,
  type OpenedCalendar,
  openCalendar,
  roleKeys,
  rowingClub,
  training,
} from './calendar-browser.ts';

type TrashPage = components['schemas']['TrashPage'];

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

async function trash(calendar: OpenedCalendar, query = ''): Promise<TrashPage> {
  return (await calendar.get(`/deleted-events${query}`)).json();
}

const trashedIds = async (calendar: OpenedCalendar) =>
  (await trash(calendar)).results.map(({ event_id }) => event_id);

const restore = (calendar: OpenedCalendar, id: string) =>
  calendar.post(`/deleted-events/${id}/restoration`, undefined);

async function outcome(answer: Response) {
  return answer.ok ? answer.status : [answer.status, await errorId(answer)];
}

describe('deleted events', () => {
  it('are listed with who deleted them, the last one first, page by page', async () => {
    const club = await openClub();
    await club.remove(await club.event('7003'));
    const { total, results } = await trash(club);
    expect([total, results[0]]).toEqual([
      2,
      {
        ...{ event_id: '7003', title: 'Spring clean of the boathouse', all_day: false },
        ...{ start: '2026-03-07T09:00:00+01:00', end: '2026-03-07T12:00:00+01:00', rrule: null },
        ...{ sub_calendar_ids: [10106], author: 'Main link', is_own: true },
        ...{ deleted_at: '2026-03-02T09:00:00Z', expires_at: '2026-04-01T09:00:00Z' },
      },
    ]);
    const page = await trash(club, '?offset=1&limit=1&tz=UTC');
    expect(page).toMatchObject({ total: 2, offset: 1, limit: 1 });
    expect(page.results).toMatchObject([{ event_id: '7901', start: '2026-03-20T18:00:00+00:00' }]);
  });

  it('are whole series, but not single occurrences', async () => {
    const club = await openClub();
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const all = await club.list('2026-06-02', '2026-06-04');
    const [first, second, third] = all.filter(({ series_id }) => series_id === event.series_id);
    if (!first || !second || !third) throw new Error('There are fewer occurrences.');
    await club.remove(second);
    await club.remove(await club.event(third.id), 'following');
    expect(await trashedIds(club)).toEqual(['7901']);
    await club.remove(await club.event(first.id), 'all');
    const [series] = (await trash(club)).results;
    expect(series).toMatchObject({ event_id: event.series_id, start: first.start });
    expect(series?.rrule).toContain('FREQ=DAILY');
  });

  it('are those of a deleted sub-calendar, too', async () => {
    const club = await openClub();
    await club.send('DELETE', '/sub-calendars/10106');
    const [event] = (await trash(club)).results;
    expect(event).toMatchObject({ event_id: '7003', sub_calendar_ids: [] });
  });

  it('are not what an undo takes away', async () => {
    const club = await openClub();
    await club.undo(await club.create(training));
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const [, second = event] = (await club.list('2026-06-02', '2026-06-04')).filter(
      ({ series_id }) => series_id === event.series_id,
    );
    const { version } = second;
    await club.undo(await club.update(second.id, { version, scope: 'following', title: 'Fours' }));
    expect(await trashedIds(club)).toEqual(['7901']);
  });

  it('come and go with the undo of their deletion', async () => {
    const club = await openClub();
    const undone = await club.undo(await club.remove(await club.event('7003')));
    expect(await trashedIds(club)).toEqual(['7901']);
    await club.undo(undone);
    expect(await trashedIds(club)).toEqual(['7003', '7901']);
  });

  it('are gone after 30 days', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    await club.remove(await club.event('7003'));
    await mock.post('/__mock__/clock', { now: '2026-04-01T08:59:59Z' });
    expect(await trashedIds(club)).toContain('7003');
    await mock.post('/__mock__/clock', { now: '2026-04-01T09:00:00Z' });
    expect(await trashedIds(club)).not.toContain('7003');
    expect(await outcome(await restore(club, '7003'))).toEqual([404, 'event_not_found']);
  });
});

describe('a restored event', () => {
  it('is back with its comments, sign-ups, files and history, and no longer listed', async () => {
    const club = await openClub();
    const before = await club.event('7003');
    await club.remove(before);
    const { event } = await (await restore(club, '7003')).json();
    const { version, updated_at } = event;
    expect(event).toEqual({ ...before, version, updated_at });
    expect(await club.event('7003')).toEqual(event);
    expect(await trashedIds(club)).toEqual(['7901']);
    const { results } = await (await club.get('/events/7003/history')).json();
    expect(results.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['undone', 'deleted', 'updated', 'created'],
    ]);
  });

  it('is told to others, and can be taken back', async () => {
    const club = await openClub();
    const { sync_token } = await club.configuration();
    const answer = await (await restore(club, '7901')).json();
    const { results } = await club.changes(sync_token, '2026-03-20', '2026-03-20');
    expect(results).toMatchObject([{ event_id: '7901', kind: 'created' }]);
    await club.undo(answer);
    expect((await club.get('/events/7901')).status).toBe(404);
    expect(await trashedIds(club)).toEqual(['7901']);
  });

  it('is a series with its changed occurrences', async () => {
    const club = await openClub();
    const id = '7001-20260318T163000Z';
    const before = await club.event(id);
    await club.remove(await club.event('7001-20260302T163000Z'), 'all');
    expect((await club.get(`/events/${id}`)).status).toBe(404);
    await restore(club, '7001');
    const { title, start } = await club.event(id);
    expect([title, start]).toEqual([before.title, before.start]);
  });

  it('is only on those of its sub-calendars that still exist', async () => {
    const club = await openClub();
    const { event } = await club.create({ ...training, sub_calendar_ids: [10101, 10105] });
    await club.remove(event);
    await club.send('DELETE', '/sub-calendars/10101');
    const trashed = (await trash(club)).results.find(({ event_id }) => event_id === event.id);
    expect(trashed?.sub_calendar_ids).toEqual([10105]);
    await restore(club, event.id);
    expect((await club.event(event.id)).sub_calendar_ids).toEqual([10105]);
  });

  it('stays in the trash if there is none of them', async () => {
    const club = await openClub();
    await club.send('DELETE', '/sub-calendars/10106');
    expect(await outcome(await restore(club, '7901'))).toEqual([409, 'sub_calendar_deleted']);
    expect(await trashedIds(club)).toContain('7901');
  });

  it('stays in the trash if its time has been taken', async () => {
    const rooms = openCalendar(await openMock({ clock: storyClock }), roleKeys.admin);
    const { event } = await rooms.create(freeHour);
    await rooms.remove(event);
    const { event: other } = await rooms.create({ ...freeHour, title: 'Talk' });
    const answer = await restore(rooms, event.id);
    const { error, conflicts } = await answer.json();
    expect([answer.status, error.id]).toEqual([409, 'event_overlapping']);
    expect(conflicts).toMatchObject([{ id: other.id }]);
  });

  it('has no values of fields and options that are deleted by now', async () => {
    const club = await openClub();
    const custom = { '1011': 'Milo', '1013': 8, '1015': [10151, 10152] };
    const { event } = await club.create({ ...training, custom });
    await club.remove(event);
    await club.send('DELETE', '/event-fields/1011?typed_name=Coach');
    const options = [{ id: 10152, name: 'Life jackets' }];
    await club.send('PATCH', '/event-fields/1015', { options });
    await restore(club, event.id);
    expect((await club.event(event.id)).custom).toEqual({ '1013': 8, '1015': [10152] });
  });

  it('is one that was deleted', async () => {
    const club = await openClub();
    expect(await outcome(await restore(club, '7003'))).toEqual([404, 'event_not_found']);
    expect(await outcome(await restore(club, '7901'))).toBe(200);
    expect(await outcome(await restore(club, '7901'))).toEqual([404, 'event_not_found']);
  });
});
