import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import {
  freeHour,
  type OpenedCalendar,
  openCalendar,
  openClubAs,
  roleKeys,
  rowingClub,
  type SavedEvent,
  training,
} from './calendar-browser.ts';

describe('undoing a change', () => {
  it('restores a deleted event with its files, comments and sign-ups', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const before = await calendar.event('7003');
    const deleted = await calendar.remove(before);
    expect((await calendar.get('/events/7003')).status).toBe(404);
    expect((await calendar.undo(deleted)).event).toEqual(before);
    expect(await calendar.event('7003')).toEqual(before);
  });

  it('can itself be undone', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { version } = await calendar.event('7003');
    const renamed = await calendar.update('7003', { version, title: 'Autumn clean' });
    await calendar.undo(await calendar.undo(renamed));
    expect((await calendar.event('7003')).title).toBe('Autumn clean');
  });

  it('removes what was added, and says that nothing is left', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const added = await calendar.create(training);
    expect(await calendar.undo(added)).toMatchObject({ event: null });
    expect((await calendar.get(`/events/${added.event.id}`)).status).toBe(404);
  });

  it('is possible once, for an hour', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const first = await calendar.create(training);
    expect(first.undo.expires_at).toBe('2026-03-02T10:00:00Z');
    await calendar.undo(first);
    const again = await calendar.post(`/undo/${first.undo.id}`, undefined);
    expect([again.status, await errorId(again)]).toEqual([410, 'undo_expired']);
    const second = await calendar.create(training);
    await mock.post('/__mock__/clock', { now: '2026-03-02T10:00:01Z' });
    const late = await calendar.post(`/undo/${second.undo.id}`, undefined);
    expect([late.status, await errorId(late)]).toEqual([410, 'undo_expired']);
  });

  it('is refused if the event has changed since, and shows it', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const { version } = await calendar.event('7003');
    const { undo } = await calendar.update('7003', { version, title: 'Autumn clean' });
    await mock.post('/__mock__/calendar-change', {
      ...{ calendar: rowingClub, change: 'rename', event: '7003', title: 'Winter clean' },
    });
    const answer = await calendar.post(`/undo/${undo.id}`, undefined);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: { id: 'event_changed_since' },
      current: { title: 'Winter clean' },
    });
  });

  it('is refused if its time is taken by now', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), roleKeys.admin);
    const deleted = await calendar.remove((await calendar.create(freeHour)).event);
    const { event } = await calendar.create({ ...freeHour, title: 'Quicker' });
    const answer = await calendar.post(`/undo/${deleted.undo.id}`, undefined);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: { id: 'event_overlapping' },
      conflicts: [{ id: event.id }],
    });
  });

  it('is not for others', async () => {
    const mock = await openMock({ clock: storyClock });
    const { undo } = await openCalendar(mock, rowingClub).create(training);
    await mock.logIn('member@example.com');
    const answer = await openCalendar(mock, rowingClub).post(`/undo/${undo.id}`, undefined);
    expect(answer.status).toBe(404);
  });
});

describe('undoing a change without the right to it anymore', () => {
  const halfAnHourLater = { now: '2026-03-02T09:30:00Z' };

  async function refuse(calendar: OpenedCalendar, { undo }: Pick<SavedEvent, 'undo'>) {
    const answer = await calendar.post(`/undo/${undo.id}`, undefined);
    expect([answer.status, await errorId(answer)]).toEqual([403, 'permission_denied']);
  }

  it.each(['add_only', 'add_only_without_details'] as const)(
    'is refused half an hour after adding an event with the role %s',
    async (role) => {
      const mock = await openMock({ clock: storyClock });
      const calendar = openCalendar(mock, roleKeys[role]);
      const { event, undo } = await calendar.create(freeHour);
      await mock.post('/__mock__/clock', halfAnHourLater);
      await refuse(calendar, { undo });
      expect((await calendar.event(event.id)).title).toBe('Interview');
    },
  );

  it('is refused half an hour after adding an event that has been deleted since', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, roleKeys.add_only);
    const deleted = await calendar.remove((await calendar.create(freeHour)).event);
    await mock.post('/__mock__/clock', halfAnHourLater);
    await refuse(calendar, deleted);
  });

  it('is refused half an hour after adding a series of which an occurrence was changed', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, roleKeys.add_only);
    const { event } = await calendar.create({ ...freeHour, rrule: 'FREQ=DAILY;COUNT=3' });
    const { id, version } = event;
    const renamed = await calendar.update(id, { version, title: 'Meeting', scope: 'following' });
    await mock.post('/__mock__/clock', halfAnHourLater);
    await refuse(calendar, renamed);
  });

  it('is refused half an hour after adding an event whose adding was undone', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, roleKeys.add_only);
    const undone = await calendar.undo(await calendar.create(freeHour));
    await mock.post('/__mock__/clock', halfAnHourLater);
    await refuse(calendar, undone);
  });

  it('is refused with a key that may do less, in the same visit', async () => {
    const { club, other } = await openClubAs('modify_from_same_link');
    const { version } = await club.event('7003');
    const renamed = await club.update('7003', { version, title: 'Autumn clean' });
    await refuse(other, renamed);
    await club.undo(renamed);
  });

  it('is refused when the key has been given another role', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const created = await club.post('/keys', { name: 'Others', role: 'modify' });
    const { id, key } = await created.json();
    const other = openCalendar(mock, key);
    const { version } = await other.event('7003');
    const renamed = await other.update('7003', { version, title: 'Autumn clean' });
    await club.send('PATCH', `/keys/${id}`, { role: 'modify_from_same_link' });
    await refuse(other, renamed);
    expect((await club.event('7003')).title).toBe('Autumn clean');
  });

  it('is refused if the event would be back where the visitor may not change it', async () => {
    const mock = await openMock({ clock: storyClock });
    const rooms = openCalendar(mock, roleKeys.admin);
    const { event } = await rooms.create({ ...freeHour, sub_calendar_ids: [10201] });
    const moved = await rooms.update(event.id, {
      ...{ version: event.version, sub_calendar_ids: [10204] },
    });
    await refuse(openCalendar(mock, roleKeys.mixed), moved);
    await rooms.undo(moved);
  });

  it('is possible if only one occurrence is where the visitor may change it', async () => {
    const mock = await openMock({ clock: storyClock });
    const rooms = openCalendar(mock, roleKeys.admin);
    const { event } = await rooms.create({ ...freeHour, rrule: 'FREQ=DAILY;COUNT=3' });
    const { version } = event;
    const moved = await rooms.update(event.id, { version, sub_calendar_ids: [10204] });
    const caterer = openCalendar(mock, roleKeys.mixed);
    const renamed = await caterer.update(moved.event.id, {
      ...{ version: moved.event.version, title: 'Lunch' },
    });
    expect((await caterer.undo(renamed)).event?.title).toBe('Interview');
  });
});

describe('the history of an event', () => {
  it('lists changes field by field, and contents that restore an older version', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { event } = await calendar.create({ ...training, custom: { '1011': 'Milo' } });
    const changed = await calendar.update(event.id, {
      ...{
        version: event.version,
        title: 'Rowing',
        start: '2026-06-02T19:00',
        custom: { '1011': '' },
      },
    });
    const { total, results } = await (await calendar.get(`/events/${event.id}/history`)).json();
    expect(total).toBe(2);
    expect(results[0]).toMatchObject({
      kind: 'updated',
      author: 'Main link',
      is_own: true,
      scope: null,
    });
    expect(results[0].changes).toEqual([
      { field: 'title', before: 'Sculling', after: 'Rowing' },
      { field: 'start', before: '2026-06-02T18:00', after: '2026-06-02T19:00' },
      { field: 'end', before: '2026-06-02T19:30', after: '2026-06-02T20:30' },
      { field: 'custom.1011', before: 'Milo', after: null },
    ]);
    const { tz: _, ...contents } = results[1].contents;
    const { version } = changed.event;
    const restored = await calendar.update(event.id, { ...contents, version });
    expect(restored.event).toEqual({ ...event, version: restored.event.version });
  });

  it('of an occurrence has the changes of its series and its own', async () => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { event } = await calendar.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const [one, two] = (await calendar.list('2026-06-02', '2026-06-03')).filter(
      ({ series_id }) => series_id === event.series_id,
    );
    await calendar.update(one?.id ?? '', { version: one?.version, title: 'First' });
    await calendar.update(two?.id ?? '', {
      ...{ version: (await calendar.event(two?.id ?? '')).version, title: 'Second' },
    });
    const { results } = await (await calendar.get(`/events/${two?.id}/history`)).json();
    expect(
      results.map(({ kind, scope }: { kind: string; scope: string | null }) => [kind, scope]),
    ).toEqual([
      ['updated', 'this'],
      ['created', null],
    ]);
  });

  it('leaves out hidden sub-calendars, and what happened on them alone', async () => {
    const mock = await openMock({ clock: storyClock });
    const rooms = openCalendar(mock, roleKeys.admin);
    const { event } = await rooms.create({ ...freeHour, sub_calendar_ids: [10201, 10203] });
    const hidden = await rooms.update(event.id, {
      ...{ version: event.version, title: 'Secret', sub_calendar_ids: [10203] },
    });
    await rooms.update(event.id, {
      ...{ version: hidden.event.version, title: 'Interview', sub_calendar_ids: [10201] },
    });
    const caterer = openCalendar(mock, roleKeys.mixed);
    const { results } = await (await caterer.get(`/events/${event.id}/history`)).json();
    expect(results).toMatchObject([
      { kind: 'updated', changes: [], contents: { sub_calendar_ids: [10201] } },
      { kind: 'updated', changes: [], contents: null },
      { kind: 'created', contents: { sub_calendar_ids: [10201] } },
    ]);
    expect(JSON.stringify(results)).not.toContain('Secret');
  });

  it('begins with the creation of each series of the demo data', async () => {
    const mock = await openMock({ clock: storyClock });
    const calendar = openCalendar(mock, rowingClub);
    const events = await calendar.list('2026-03-02', '2026-04-05');
    const series = new Set(events.flatMap(({ series_id }) => series_id ?? []));
    expect(series.size).toBeGreaterThan(4);
    for (const id of series) {
      const one = events.find(({ series_id }) => series_id === id);
      const { results } = await (await calendar.get(`/events/${one?.id}/history`)).json();
      expect(results.at(-1)).toMatchObject({
        kind: 'created',
        contents: { title: one?.title, rrule: one?.rrule },
      });
    }
  });
});
