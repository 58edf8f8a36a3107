import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import { openCalendar, rowingClub, training } from './calendar-browser.ts';

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

describe('sub-calendars', () => {
  it('are added, renamed, hidden and ordered', async () => {
    const club = await openClub();
    const added = await club.post('/sub-calendars', { name: 'Boats > Swan (1x)', color: 'pink' });
    const { id } = await added.json();
    const names = async () => (await club.configuration()).sub_calendars.map(({ name }) => name);
    expect((await names()).at(-1)).toBe('Boats > Swan (1x)');
    await club.send('PATCH', `/sub-calendars/${id}`, { name: 'Boats > Swan', active: false });
    const ids = (await club.configuration()).sub_calendars.map((one) => one.id);
    const order = { sub_calendar_ids: ids.toReversed() };
    expect((await club.send('PUT', '/sub-calendar-order', order)).status).toBe(200);
    expect((await names())[0]).toBe('Boats > Swan');
    expect((await club.send('PUT', '/sub-calendar-order', { sub_calendar_ids: [id] })).status).toBe(
      422,
    );
  });

  it('never get the id of a deleted one', async () => {
    const club = await openClub();
    const add = async () =>
      (await (await club.post('/sub-calendars', { name: 'Boats', color: 'pink' })).json()).id;
    const first = await add();
    await club.send('DELETE', `/sub-calendars/${first}`);
    expect(await add()).not.toBe(first);
  });

  it('have different names', async () => {
    const club = await openClub();
    const twice = await club.post('/sub-calendars', { name: ' Training ', color: 'pink' });
    expect(twice.status).toBe(422);
  });

  it('take the events with them that are on no other', async () => {
    const club = await openClub();
    expect((await club.send('DELETE', '/sub-calendars/10102')).status).toBe(204);
    expect((await club.event('7001-20260302T163000Z')).sub_calendar_ids).toEqual([10101]);
    expect((await club.send('DELETE', '/sub-calendars/10106')).status).toBe(204);
    expect((await club.get('/events/7003')).status).toBe(404);
  });

  it('are limited by the license', async () => {
    const family = openCalendar(await openMock({ clock: storyClock }), 'ksfamilycalendar03');
    let last = await family.post('/sub-calendars', { name: 'First', color: 'pink' });
    for (let count = 0; last.status === 201 && count < 100; count += 1) {
      last = await family.post('/sub-calendars', { name: `More ${count}`, color: 'pink' });
    }
    expect([last.status, await errorId(last)]).toEqual([409, 'license_limit_reached']);
  });

  it('cannot all be hidden', async () => {
    const club = await openClub();
    const { sub_calendars: all } = await club.configuration();
    const statuses = [];
    for (const { id, active } of all) {
      if (!active) continue;
      statuses.push((await club.send('PATCH', `/sub-calendars/${id}`, { active: false })).status);
    }
    expect(statuses.at(-1)).toBe(409);
  });
});

describe('event fields', () => {
  it('are added with options, which keep their ids when they are renamed', async () => {
    const club = await openClub();
    const added = await club.post('/event-fields', {
      ...{
        type: 'choice',
        name: 'Weather',
        options: [{ name: 'Sun', color: 'yellow' }, { name: 'Rain' }],
      },
    });
    const { id, options } = await added.json();
    const [sun, rain] = options;
    const { event } = await club.create({ ...training, custom: { [id]: [rain.id] } });
    await club.send('PATCH', `/event-fields/${id}`, {
      ...{ options: [{ id: rain.id, name: 'Wet' }, { name: 'Fog' }] },
    });
    const { event_fields: fields } = await club.configuration();
    const names = fields.find((field) => field.id === id)?.options.map(({ name }) => name);
    expect(names).toEqual(['Wet', 'Fog']);
    expect((await club.event(event.id)).custom).toEqual({ [id]: [rain.id] });
    expect(sun.id).not.toBe(rain.id);
  });

  it('take their values with them', async () => {
    const club = await openClub();
    expect((await club.event('7003')).custom).toHaveProperty('1015');
    expect((await club.send('DELETE', '/event-fields/1015')).status).toBe(204);
    expect(await club.event('7003')).not.toHaveProperty('custom');
  });

  it('that every calendar has cannot be deleted, but hidden', async () => {
    const club = await openClub();
    const { event_fields: fields } = await club.configuration();
    const location = fields.find(({ type }) => type === 'location');
    expect((await club.send('DELETE', `/event-fields/${location?.id}`)).status).toBe(409);
    await club.send('PATCH', `/event-fields/${location?.id}`, { active: false });
    expect(await club.event('7003')).not.toHaveProperty('location');
  });
});

describe('settings', () => {
  it('change one section and leave the others', async () => {
    const club = await openClub();
    const before = (await club.configuration()).settings;
    const answer = await club.send('PATCH', '/settings', { date_time: { week_start: 0 } });
    expect(await answer.json()).toEqual({
      ...before,
      date_time: { ...before.date_time, week_start: 0 },
    });
  });

  it('rename the calendar on dashboards, too', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    await club.send('PATCH', '/settings', { identity: { title: ' Riverside rowers ' } });
    await mock.logIn('owner@example.com');
    const { results } = await (await mock.get('/user/calendars')).json();
    expect(results.map(({ title }: { title: string }) => title)).toContain('Riverside rowers');
  });

  it.each([
    { date_time: { time_zone: 'Mars/Olympus' } },
    { calendar_views: { enabled_views: ['week'], default_view: 'month' } },
    { calendar_views: { visible_from: 12, visible_to: 12 } },
    { identity: { logo: { handle: 'Unknown0000000000000', url: 'https://files.example/x' } } },
  ])('cannot be %j', async (body) => {
    expect((await (await openClub()).send('PATCH', '/settings', body)).status).toBe(422);
  });

  it('decide which zone a request without one is in', async () => {
    const club = await openClub();
    await club.send('PATCH', '/settings', { date_time: { time_zone: 'Asia/Tokyo' } });
    expect((await club.event('7003')).start).toBe('2026-03-07T17:00:00+09:00');
  });
});
