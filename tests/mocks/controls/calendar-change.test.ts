import { describe, expect, it } from 'vitest';
import { openCalendar, rowingClub, training } from '../handlers/calendar/calendar-browser.ts';
import { openMock, storyClock } from '../support.ts';

async function open() {
  const mock = await openMock({ clock: storyClock });
  const change = (body: object) =>
    mock.post('/__mock__/calendar-change', { calendar: rowingClub, ...body });
  return { change, club: openCalendar(mock, rowingClub) };
}

describe('another visitor', () => {
  it.each([
    ['rename', { title: 'Spring clean of the boathouse (changed)' }],
    ['move', { start: '2026-03-07T10:00:00+01:00', end: '2026-03-07T13:00:00+01:00' }],
    ['comment', { comments_count: 3 }],
    ['sign-up', { signup: { count: 3, my_signup_ids: [] } }],
  ])('can %s an event', async (name, expected) => {
    const { change, club } = await open();
    expect(await (await change({ change: name, event: '7003' })).json()).toEqual({ event: '7003' });
    expect(await club.event('7003')).toMatchObject(expected);
  });

  it('can delete an event, or add one, that lies at the next full hour', async () => {
    const { change, club } = await open();
    await change({ change: 'delete', event: '7003' });
    expect((await club.get('/events/7003')).status).toBe(404);
    const { event } = await (await change({ change: 'create', title: 'Surprise' })).json();
    expect(await club.event(event)).toMatchObject({
      ...{ title: 'Surprise', start: '2026-03-02T10:00:00+01:00' },
    });
  });

  it('moves whole days by one day', async () => {
    const { change, club } = await open();
    const { event } = await club.create({
      ...{ ...training, all_day: true, start: '2026-06-06', end: '2026-06-07' },
    });
    await change({ change: 'move', event: event.id });
    expect(await club.event(event.id)).toMatchObject({ start: '2026-06-07', end: '2026-06-08' });
  });

  it.each([
    [{ change: 'rename' }, 'event'],
    [{ change: 'rename', event: 'unknown' }, 'event'],
    [{ change: 'repaint', event: '7003' }, 'change'],
    [{ calendar: 'ks0000000000000000', change: 'create' }, 'calendar'],
  ])('cannot do %j', async (body, field) => {
    const { change } = await open();
    const answer = await change(body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.details).toMatchObject([{ field }]);
  });
});
