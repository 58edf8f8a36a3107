import { describe, expect, it } from 'vitest';
import { openMock, storyClock } from '../../support.ts';
import { openCalendar, rowingClub } from './calendar-browser.ts';

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

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
    {
      calendar_views: {
        enabled_views: ['week'],
        default_view: 'week',
        narrow_default_view: 'list',
      },
    },
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
