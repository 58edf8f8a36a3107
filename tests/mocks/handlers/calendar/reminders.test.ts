import { describe, expect, it } from 'vitest';
import { openMock, storyClock } from '../../support.ts';
import { openCalendar, roleKeys, rowingClub, training } from './calendar-browser.ts';

const event = '/events/7003/reminders';
const subCalendar = '/sub-calendars/10106/reminders';

/** The rowing club as a user opens it by its key, or by its identifier. */
async function openAs(address: string | null, calendar: string = rowingClub) {
  const mock = await openMock({ clock: storyClock });
  if (address !== null) await mock.logIn(address);
  const club = openCalendar(mock, calendar);
  const read = async (path: string) => (await club.get(path)).json();
  const choose = async (path: string, minutes: readonly number[] | null) =>
    (await club.send('PUT', path, { minutes })).json();
  return { mock, club, read, choose };
}

describe('reminders of a user', () => {
  it('are those of the calendar until the user chooses others, in their order', async () => {
    const { read, choose } = await openAs('owner@example.com');
    expect(await read(event)).toEqual({ minutes: null, inherited: [60] });
    const chosen = { minutes: [0, 1440, 10080], inherited: [60] };
    expect(await choose(event, [1440, 10080, 0])).toEqual(chosen);
    expect(await read(event)).toEqual(chosen);
    expect(await choose(event, null)).toEqual({ minutes: null, inherited: [60] });
  });

  it('of an event are those of its sub-calendar, if the user has chosen any there', async () => {
    const { read, choose } = await openAs('owner@example.com');
    expect(await choose(subCalendar, [])).toEqual({ minutes: [], inherited: [60] });
    expect(await read(event)).toEqual({ minutes: null, inherited: [] });
  });

  it('of a sub-calendar do not replace those that the user has chosen for an event', async () => {
    const { read, choose } = await openAs('owner@example.com');
    await choose(event, [30]);
    await choose(subCalendar, [120]);
    expect(await read(event)).toEqual({ minutes: [30], inherited: [120] });
    expect(await choose(event, [])).toEqual({ minutes: [], inherited: [120] });
  });

  it('of an event on several sub-calendars are those of the first with a choice', async () => {
    const { club, read, choose } = await openAs('owner@example.com');
    const { event: outing } = await club.create({ ...training, sub_calendar_ids: [10106, 10101] });
    const [first, second] = outing.sub_calendar_ids.map((id) => `/sub-calendars/${id}/reminders`);
    const inherited = async () => (await read(`/events/${outing.id}/reminders`)).inherited;
    await choose(second ?? '', [10]);
    expect(await inherited()).toEqual([10]);
    await choose(first ?? '', [30]);
    expect(await inherited()).toEqual([30]);
  });

  it('of an occurrence are those of its series', async () => {
    const { read, choose } = await openAs('owner@example.com');
    await choose('/events/7001-20260302T163000Z/reminders', [30]);
    expect(await read('/events/7001-20260304T163000Z/reminders')).toMatchObject({ minutes: [30] });
  });

  it('are kept by an event that begins to repeat', async () => {
    const { club, read, choose } = await openAs('owner@example.com');
    const { event: once } = await club.create(training);
    await choose(`/events/${once.id}/reminders`, [30]);
    const { event: first } = await club.update(once.id, {
      ...{ version: once.version, rrule: 'FREQ=DAILY;COUNT=4' },
    });
    expect(first.series_id).toBeDefined();
    expect(await read(`/events/${first.id}/reminders`)).toMatchObject({ minutes: [30] });
  });

  it('change neither events nor sub-calendars', async () => {
    const { club, choose } = await openAs('owner@example.com');
    const before = await club.configuration();
    await choose(event, [30]);
    await choose(subCalendar, [30]);
    const feed = await club.changes(before.sync_token, '2026-03-01', '2026-03-31');
    expect(feed).toMatchObject({ results: [], calendar_changed: false });
    expect(await club.configuration()).toEqual(before);
  });

  it('of an event are those of the calendar’s first sub-calendar with a default, without a choice', async () => {
    const { club, read, choose } = await openAs('owner@example.com');
    const id = (await club.create({ ...training, sub_calendar_ids: [10101, 10105] })).event.id;
    const path = `/events/${id}/reminders`;
    await club.send('PATCH', '/sub-calendars/10105', { default_reminders: [1440, 30] });
    expect(await read(path)).toEqual({ minutes: null, inherited: [30, 1440] });
    expect(await read('/sub-calendars/10105/reminders')).toMatchObject({ inherited: [30, 1440] });
    expect(await read('/sub-calendars/10101/reminders')).toMatchObject({ inherited: [60] });
    await club.send('PATCH', '/sub-calendars/10101', { default_reminders: [] });
    expect(await read(path)).toEqual({ minutes: null, inherited: [] });
    await choose('/sub-calendars/10105/reminders', [10]);
    expect(await read(path)).toEqual({ minutes: null, inherited: [10] });
  });

  it('by default are kept until the default is taken away', async () => {
    const { club, read } = await openAs('owner@example.com');
    const body = { name: 'Regattas', color: 'pink', default_reminders: [10080, 1440] };
    const { id, ...created } = await (await club.post('/sub-calendars', body)).json();
    expect(created.default_reminders).toEqual([1440, 10080]);
    const update = async (changes: object) =>
      (await club.send('PATCH', `/sub-calendars/${id}`, changes)).json();
    expect((await update({ color: 'red' })).default_reminders).toEqual([1440, 10080]);
    expect(await update({ default_reminders: null })).not.toHaveProperty('default_reminders');
    expect(await read(`/sub-calendars/${id}/reminders`)).toMatchObject({ inherited: [60] });
  });

  it('by default are for nobody whose emails have none', async () => {
    const { club, read } = await openAs('none@example.com');
    await club.send('PATCH', '/sub-calendars/10106', { default_reminders: [30] });
    expect(await read(event)).toEqual({ minutes: null, inherited: [] });
  });

  it('are none in a calendar that is not on the list, or whose emails have none', async () => {
    const other = await openAs('none@example.com');
    expect(await other.read(event)).toEqual({ minutes: null, inherited: [] });
    const { mock, read } = await openAs('owner@example.com');
    const quiet = { changes: 'none', delivery: 'at_once', agenda_days: 0, reminders: false };
    await mock.send('PATCH', '/user/notification-settings', {
      calendars: [{ calendar_id: 101, ...quiet }],
    });
    expect(await read(event)).toEqual({ minutes: null, inherited: [] });
  });

  it('are nobody else’s', async () => {
    const { mock, choose } = await openAs('owner@example.com');
    await choose(event, [30]);
    const member = mock.beside();
    await member.logIn('member@example.com');
    const answer = await openCalendar(member, rowingClub).get(event);
    expect(await answer.json()).toEqual({ minutes: null, inherited: [60] });
  });

  it('are kept by both parts of a series that is split', async () => {
    const { club, read, choose } = await openAs('owner@example.com');
    const { event: first } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=4' });
    await choose(`/events/${first.id}/reminders`, [30]);
    const [, second = first] = (await club.list('2026-06-02', '2026-06-05')).filter(
      ({ series_id }) => series_id === first.series_id,
    );
    const { event: later } = await club.update(second.id, {
      ...{ version: second.version, scope: 'following', title: 'Fours' },
    });
    expect((await read(`/events/${first.id}/reminders`)).minutes).toEqual([30]);
    expect((await read(`/events/${later.id}/reminders`)).minutes).toEqual([30]);
  });

  it('need a login, and the details of the event', async () => {
    const visitor = await openAs(null);
    for (const path of [event, subCalendar]) {
      expect((await visitor.read(path)).error.id).toBe('login_required');
      expect((await visitor.choose(path, [30])).error.id).toBe('login_required');
    }
    const { club, choose } = await openAs('none@example.com', roleKeys.read_only_without_details);
    const [reserved] = await club.list('2026-03-02', '2026-03-08');
    const denied = await choose(`/events/${reserved?.id}/reminders`, [30]);
    expect(denied.error.id).toBe('permission_denied');
  });

  it.each([
    ['an event', '/events/999/reminders', 'event_not_found'],
    ['a sub-calendar', '/sub-calendars/999/reminders', 'not_found'],
  ])('of %s that is not there are neither read nor chosen', async (_, path, id) => {
    const { read, choose } = await openAs('owner@example.com');
    expect((await read(path)).error.id).toBe(id);
    expect((await choose(path, [30])).error.id).toBe(id);
  });
});
