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

  it('is gone with the event', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    await club.remove(await club.event('7003'));
    const answer = await mock.get(`/event-pointers/${seededPointer(101, '7003')}`);
    expect([answer.status, await errorId(answer)]).toEqual([404, 'event_not_found']);
  });
});
