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
    expect((await club.send('DELETE', '/sub-calendars/10102')).status).toBe(200);
    expect((await club.event('7001-20260302T163000Z')).sub_calendar_ids).toEqual([10101]);
    expect((await club.send('DELETE', '/sub-calendars/10106')).status).toBe(200);
    expect((await club.get('/events/7003')).status).toBe(404);
  });

  it('take a series with them whose occurrences are all on them', async () => {
    const club = await openClub();
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=1' });
    const { id, version } = event;
    await club.update(id, { version, scope: 'this', sub_calendar_ids: [10105] });
    await club.send('DELETE', '/sub-calendars/10105');
    expect((await club.get(`/events/${event.series_id}`)).status).toBe(404);
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
