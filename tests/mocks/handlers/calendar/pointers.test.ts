import { describe, expect, it } from 'vitest';
import { seededPointer } from '#mocks/seed/event-pointers.ts';
import { errorId, openMock, storyClock } from '../../support.ts';
import { openCalendar, rowingClub, training } from './calendar-browser.ts';

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
    const { event } = await (
      await mock.get(`/event-pointers/${seededPointer(101, '7001')}`)
    ).json();
    expect(event.start).toBe('2026-03-02T17:30:00+01:00');
  });

  it('is what whoever shared it sees, and ends when they may not see it any more', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { event } = await club.create({
      ...{ ...training, sub_calendar_ids: [10101, 10105], custom: { '1014': 'Restricted' } },
    });
    const roles = [{ sub_calendar_id: 10101, role: 'modify' }];
    const share = { name: 'Crew', role: 'mixed', sub_calendar_roles: roles };
    const { id, key } = await (await club.post('/keys', share)).json();
    const crew = openCalendar(mock, key);
    const { pointer } = await (await crew.post(`/events/${event.id}/pointer`, undefined)).json();
    const open = () => mock.beside().get(`/event-pointers/${pointer}`);
    const text = await (await open()).text();
    expect(JSON.parse(text)).toMatchObject({ sub_calendars: [{ id: 10101 }] });
    expect(text).not.toMatch(/10105|Committee|Restricted/);
    const covered = [{ sub_calendar_id: 10101, role: 'read_only_without_details' }];
    await club.send('PATCH', `/keys/${id}`, { role: 'mixed', sub_calendar_roles: covered });
    expect(await errorId(await open())).toBe('event_not_found');
    await club.send('PATCH', `/keys/${id}`, { role: 'read_only' });
    expect((await open()).status).toBe(200);
    await club.send('DELETE', `/keys/${id}`);
    expect(await errorId(await open())).toBe('event_not_found');
  });

  it('cannot be guessed from the id of the event, but stays the same', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { pointer } = await (await club.post('/events/7003/pointer', undefined)).json();
    expect(pointer).toBe(seededPointer(101, '7003'));
    expect(pointer).toMatch(/^ev-[0-9a-f]{32}$/);
    for (const guess of ['ev-7001', 'ev-7003', 'ev-7012']) {
      expect((await mock.get(`/event-pointers/${guess}`)).status).toBe(404);
    }
  });

  it('is gone with the event', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    await club.remove(await club.event('7003'));
    const answer = await mock.get(`/event-pointers/${seededPointer(101, '7003')}`);
    expect([answer.status, await errorId(answer)]).toEqual([404, 'event_not_found']);
  });

  it.each([
    ['an administrator', 'admin'],
    ['a reader', 'read_only'],
  ])(
    'made by %s ends with the last of its sub-calendars, until that one is active again',
    async (_, role) => {
      const mock = await openMock({ clock: storyClock });
      const club = openCalendar(mock, rowingClub);
      const { event } = await club.create({ ...training, sub_calendar_ids: [10101, 10106] });
      const { key } = await (await club.post('/keys', { name: 'Others', role })).json();
      const others = openCalendar(mock, key);
      const { pointer } = await (
        await others.post(`/events/${event.id}/pointer`, undefined)
      ).json();
      const open = () => mock.beside().get(`/event-pointers/${pointer}`);
      const places = async () =>
        (await (await open()).json()).sub_calendars.map(({ id }: { id: number }) => id);
      const activate = (id: number, active: boolean) =>
        club.send('PATCH', `/sub-calendars/${id}`, { active });
      expect(await places()).toEqual([10101, 10106]);
      await activate(10106, false);
      expect(await places()).toEqual([10101]);
      await activate(10101, false);
      const ended = await open();
      expect([ended.status, await errorId(ended)]).toEqual([404, 'event_not_found']);
      expect((await mock.fetch(`/events/pointer/${pointer}`)).status).toBe(404);
      await activate(10106, true);
      expect(await places()).toEqual([10106]);
      await club.send('DELETE', '/sub-calendars/10106');
      expect(await errorId(await open())).toBe('event_not_found');
    },
  );

  it('of a series skips the occurrences that are on a sub-calendar which is not active', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const moved = { version: event.version, scope: 'this', sub_calendar_ids: [10106] };
    await club.update(event.id, moved);
    const { pointer } = await (
      await club.post(`/events/${event.series_id}/pointer`, undefined)
    ).json();
    const start = async () =>
      (await (await mock.beside().get(`/event-pointers/${pointer}`)).json()).event?.start;
    expect(await start()).toBe('2026-06-02T18:00:00+02:00');
    await club.send('PATCH', '/sub-calendars/10106', { active: false });
    expect(await start()).toBe('2026-06-03T18:00:00+02:00');
    await club.send('PATCH', '/sub-calendars/10101', { active: false });
    expect(await start()).toBeUndefined();
  });
});
