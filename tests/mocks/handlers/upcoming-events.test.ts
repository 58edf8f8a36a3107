import { describe, expect, it } from 'vitest';
import type { GetUpcomingEventsData } from '#generated/app/calendars/fetchers.ts';
import { type Browser, openMock, storyClock } from '../support.ts';
import { openCalendar, roleKeys, rowingClub } from './calendar/calendar-browser.ts';
import { importIcs } from './calendar/rule-cases.ts';

const path = '/user/calendars/upcoming-events?tz=Europe/Zurich';

async function getUpcoming({ get }: Browser, query = ''): Promise<GetUpcomingEventsData> {
  return await (await get(`${path}${query}`)).json();
}

async function listTitles(mock: Browser): Promise<(string | null)[]> {
  return (await getUpcoming(mock, '&limit=100')).events.map(({ title }) => title);
}

async function openAs(email: string, clock = storyClock) {
  const mock = await openMock({ clock });
  await mock.logIn(email);
  return mock;
}

/** A user with a calendar that has 10,200 events more than usual, on some days in turn. */
async function openFullClub(...days: readonly string[]) {
  const mock = await openAs('none@example.com');
  await mock.post('/user/calendars', { link: rowingClub });
  const rows = Array.from(
    { length: 10_200 },
    (_, index) => `Race ${index},${days[index % days.length]}`,
  );
  for (const part of [rows.slice(0, 5100), rows.slice(5100)]) {
    await importIcs(mock, rowingClub, ['Title,Start date', ...part].join('\n'));
  }
  return mock;
}

describe('the upcoming events', () => {
  it('come from all calendars of the user, earliest first, and as many as are wanted', async () => {
    const mock = await openAs('owner@example.com');
    const all = await getUpcoming(mock, '&limit=100');
    const starts = all.events.map(({ start }) => start.slice(0, 16));
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(all.events.map((event) => event.calendar_id)).size).toBeGreaterThan(2);
    const few = await getUpcoming(mock, '&limit=2');
    expect(few).toEqual({ ...all, events: all.events.slice(0, 2) });
    expect((await getUpcoming(mock)).events).toEqual(all.events.slice(0, 10));
    expect(all.total).toBeGreaterThanOrEqual(all.events.length);
  });

  it('that begin together are in the order of their ends, then of their calendars and ids', async () => {
    const mock = await openAs('none@example.com');
    const [club, family] = [rowingClub, 'ksfamilycalendar03'].map((key) => openCalendar(mock, key));
    for (const link of ['ksfamilycalendar03', rowingClub]) {
      await mock.post('/user/calendars', { link });
    }
    const hour = { start: '2026-03-12T03:00', end: '2026-03-12T04:00', all_day: false };
    const wholeDay = { start: '2026-03-12', end: '2026-03-12', all_day: true };
    const inClub = (title: string) => ({ ...hour, title, sub_calendar_ids: [10106] });
    await club?.create({ ...inClub('Two hours'), end: '2026-03-12T05:00' });
    await family?.create({ ...hour, title: 'In the family', sub_calendar_ids: [10301] });
    await club?.create(inClub('First'));
    await club?.create(inClub('Second'));
    await club?.create({ ...inClub('All day'), ...wholeDay });
    const created = ['All day', 'First', 'Second', 'In the family', 'Two hours'];
    const titles = await listTitles(mock);
    expect(titles.filter((title) => created.includes(title ?? ''))).toEqual(created);
  });

  it('leave out what is over, and keep what still lasts', async () => {
    const titles = async (time: string) => {
      const { events } = await getUpcoming(await openAs('owner@example.com', () => new Date(time)));
      return events
        .filter(({ start }) => start.startsWith('2026-03-02T17:30'))
        .map(({ title }) => title);
    };
    expect(await titles('2026-03-02T17:59:00Z')).toContain('Training on the river');
    expect(await titles('2026-03-02T18:00:00Z')).not.toContain('Training on the river');
  });

  it('have one of the whole day until the end of its last day in the wanted zone', async () => {
    const titles = async (time: string) => {
      const mock = await openAs('none@example.com', () => new Date(time));
      await mock.post('/user/calendars', { link: rowingClub });
      const days = { start: '2026-03-01', end: '2026-03-02', all_day: true };
      const regatta = { title: 'Regatta', ...days, sub_calendar_ids: [10106] };
      await openCalendar(mock, rowingClub).create(regatta);
      return listTitles(mock);
    };
    expect(await titles('2026-03-02T22:59:00Z')).toContain('Regatta');
    expect(await titles('2026-03-02T23:00:00Z')).not.toContain('Regatta');
  });

  it('are those of today and of the 30 days after it', async () => {
    const mock = await openAs('none@example.com', () => new Date('2026-03-02T22:30:00Z'));
    await mock.post('/user/calendars', { link: rowingClub });
    const club = openCalendar(mock, rowingClub);
    // The last hour of the last day in Zurich, whose clocks have changed by then, and the first one after it.
    const place = { all_day: false, sub_calendar_ids: [10106] };
    const [before, midnight, after] = ['2026-04-01T23:00', '2026-04-02T00:00', '2026-04-02T01:00'];
    await club.create({ title: 'Last', start: before, end: midnight, ...place });
    await club.create({ title: 'Later', start: midnight, end: after, ...place });
    const titles = await listTitles(mock);
    expect(titles).toContain('Last');
    expect(titles).not.toContain('Later');
  });

  it('leave out a calendar that is not active', async () => {
    const mock = await openAs('none@example.com');
    await mock.post('/user/calendars', { link: rowingClub });
    expect(await listTitles(mock)).toContain('Training on the river');
    const staff = mock.beside();
    await staff.logIn('admin@example.com');
    await staff.post('/admintool96/api/deactivate-calendar', { calendarId: 101, active: false });
    expect(await getUpcoming(mock)).toMatchObject({ events: [], total: 0 });
  });

  it('leave out what a link hides', async () => {
    const mock = await openAs('none@example.com');
    const share = {
      name: 'Crew',
      role: 'mixed',
      sub_calendar_roles: [{ sub_calendar_id: 10106, role: 'read_only' }],
    };
    const { key } = await (await openCalendar(mock, rowingClub).post('/keys', share)).json();
    await mock.post('/user/calendars', { link: key });
    const titles = await listTitles(mock);
    expect(titles).toContain('Spring clean of the boathouse');
    expect(titles).not.toContain('Training on the river');
  });

  it.each([
    ['all that its link shows', 'ksroomsreadonly001', 'Stand-up'],
    ['only the times where its link hides details', 'ksroomsreadhide001', null],
    ['nothing where its link lets nobody in', 'ksroomsnoaccess001', undefined],
  ])('tell of a calendar %s', async (_, link, title) => {
    const mock = await openAs('none@example.com');
    await mock.post('/user/calendars', { link });
    const { events } = await getUpcoming(mock, '&limit=100');
    const standUp = events.find(({ id }) => id.startsWith('7011-'));
    expect(standUp?.title).toBe(title);
  });

  it('leave out a calendar until its password has been entered', async () => {
    const mock = await openAs('none@example.com');
    const crew = { name: 'Crew', role: 'read_only', password: 'oarsmen' };
    const { key } = await (await mock.post('/calendars/ksr0wingclubmain01/keys', crew)).json();
    await mock.post('/user/calendars', { link: key });
    expect(await getUpcoming(mock)).toMatchObject({ total: 0 });
    await mock.post(`/calendars/${key}/session`, { password: 'oarsmen' });
    expect(await getUpcoming(mock)).not.toMatchObject({ total: 0 });
  });

  it('of a calendar with too many are those of the days that can be read, without a total', async () => {
    const mock = await openFullClub('2026-03-02', '2026-03-03');
    const { events, total } = await getUpcoming(mock, '&limit=100');
    expect([total, events.length]).toEqual([null, 100]);
    expect(new Set(events.map(({ start }) => start))).toEqual(new Set(['2026-03-02']));
  });

  it('leave out a calendar with too many on the first day, and so have no total', async () => {
    const mock = await openFullClub('2026-03-02');
    expect(await getUpcoming(mock)).toMatchObject({ events: [], total: null });
    await mock.post('/user/calendars', { link: roleKeys.read_only });
    const { events, total } = await getUpcoming(mock);
    expect(total).toBeNull();
    expect(new Set(events.map(({ calendar_id }) => calendar_id))).toEqual(new Set([102]));
  });

  it('are told in the wanted zone, which the server must know', async () => {
    const { get } = await openAs('owner@example.com');
    const answer = await get('/user/calendars/upcoming-events?tz=America/New_York');
    const { tz, events } = await answer.json();
    expect(tz).toBe('America/New_York');
    const training = events.find(
      (event: { title: string | null }) => event.title === 'Training on the river',
    );
    expect(training.start).toBe('2026-03-02T11:30:00-05:00');
    expect((await get('/user/calendars/upcoming-events?tz=Moon/Sea')).status).toBe(422);
  });

  it('need a login, and are none without calendars', async () => {
    const { get } = await openMock();
    expect((await get(path)).status).toBe(401);
    expect(await getUpcoming(await openAs('none@example.com'))).toMatchObject({ events: [] });
  });
});
