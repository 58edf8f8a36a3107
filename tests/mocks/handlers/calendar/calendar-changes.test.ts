import { describe, expect, it } from 'vitest';
import type { components } from '#generated/calendar/types.ts';
import { openMock, storyClock } from '../../support.ts';
import {
  freeHour,
  type OpenedCalendar,
  openCalendar,
  openClubAs,
  roleKeys,
  rowingClub,
  training,
} from './calendar-browser.ts';

type Page = components['schemas']['CalendarChangePage'];

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

async function log(calendar: OpenedCalendar, query = ''): Promise<Page> {
  return (await calendar.get(`/changes${query}`)).json();
}

const kinds = async (calendar: OpenedCalendar, query = '') =>
  (await log(calendar, query)).results.map(({ event_id, kind }) => [event_id, kind]);

describe('the log of a calendar', () => {
  it('has the changes of all events, the latest first', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const { total } = await log(club);
    const { event } = await club.create(training);
    await mock.post('/__mock__/clock', { now: '2026-03-02T09:05:00Z' });
    const { id, version } = event;
    const saved = await club.update(id, { version, title: 'Rowing' });
    await mock.post('/__mock__/clock', { now: '2026-03-02T09:06:00Z' });
    await club.remove(saved.event);
    const { results, ...page } = await log(club, '?limit=3');
    expect(page).toMatchObject({ total: total + 3, offset: 0, limit: 3 });
    expect(results).toMatchObject([
      { event_id: id, id: 3, kind: 'deleted', exists: false, title: 'Rowing', changes: [] },
      {
        ...{ id: 2, kind: 'updated', title: 'Rowing', author: 'Main link', is_own: true },
        ...{ start: '2026-06-02T18:00:00+02:00', changed_at: '2026-03-02T09:05:00Z' },
        changes: [{ field: 'title', before: 'Sculling', after: 'Rowing' }],
      },
      { id: 1, kind: 'created', title: 'Sculling', sub_calendar_ids: [10101] },
    ]);
    expect((await log(club, '?offset=2&limit=1')).results).toEqual([results[2]]);
  });

  it('has each change once, also of a series that was split', async () => {
    const club = await openClub();
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const [, second = event] = (await club.list('2026-06-02', '2026-06-04')).filter(
      ({ series_id }) => series_id === event.series_id,
    );
    const { version } = second;
    await club.update(second.id, { version, scope: 'following', title: 'Fours' });
    const { results } = await log(club, '?start_date=2026-03-02');
    expect(results.map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
      ['created', 'Sculling'],
      ['updated', 'Fours'],
    ]);
  });

  it('can be limited to a person, and names them all', async () => {
    const club = await openClub();
    const { results, authors } = await log(club, '?author=Milo%20Member');
    expect(new Set(results.map(({ author }) => author))).toEqual(new Set(['Milo Member']));
    expect(authors).toEqual(['Milo Member', 'Olivia Owner']);
    expect(await log(club, '?author=Nobody')).toMatchObject({ total: 0, results: [], authors });
  });

  it('can be limited to sub-calendars, on which the event was before or after', async () => {
    const club = await openClub();
    const { event } = await club.create(training);
    const { id, version } = event;
    await club.update(id, { version, sub_calendar_ids: [10105] });
    const today = '&start_date=2026-03-02';
    expect(await kinds(club, `?sub_calendar_ids=10105${today}`)).toEqual([[id, 'updated']]);
    expect(await kinds(club, `?sub_calendar_ids=10101${today}`)).toHaveLength(2);
    expect(await kinds(club, `?sub_calendar_ids=10106${today}`)).toEqual([]);
    expect(await kinds(club, `?sub_calendar_ids=10106&sub_calendar_ids=10105${today}`)).toEqual([
      ...[[id, 'updated']],
    ]);
  });

  it('can be limited to days, in the zone of the request', async () => {
    const club = await openClub();
    const days = (first: string, last: string, zone = 'UTC') =>
      kinds(club, `?start_date=${first}&end_date=${last}&tz=${zone}`);
    const deletion = ['7901', 'deleted'];
    expect(await days('2026-02-26', '2026-02-26')).toEqual([deletion]);
    expect(await days('2026-02-27', '2026-02-28')).toEqual([]);
    expect(await days('2026-02-27', '2026-02-27', 'Asia/Tokyo')).toEqual([deletion]);
    for (const query of ['start_date=2026-02-30', 'end_date=2026-02-30']) {
      expect((await club.get(`/changes?${query}`)).status).toBe(422);
    }
    const turned = '/changes?start_date=2026-02-27&end_date=2026-02-26';
    expect((await club.get(turned)).status).toBe(422);
  });
});

describe('a visitor of the log', () => {
  it('who may read sees the changes of events that exist, and of no others', async () => {
    const { club, other } = await openClubAs('read_only');
    expect(await kinds(club)).toContainEqual(['7901', 'deleted']);
    const seen = await kinds(other);
    expect(seen).toContainEqual(['7003', 'updated']);
    expect(seen.map(([id]) => id)).not.toContain('7901');
    expect(await kinds(other)).toHaveLength((await log(other)).total);
  });

  it('without details sees nothing, not even who changes something', async () => {
    const { other } = await openClubAs('read_only_without_details');
    expect(await log(other)).toMatchObject({ total: 0, results: [], authors: [] });
  });

  it('does not learn of hidden sub-calendars', async () => {
    const mock = await openMock({ clock: storyClock });
    const rooms = openCalendar(mock, roleKeys.admin);
    const caterer = openCalendar(mock, roleKeys.mixed);
    const { event } = await rooms.create({ ...freeHour, sub_calendar_ids: [10201, 10203] });
    const { event: hidden } = await rooms.update(event.id, {
      ...{ version: event.version, title: 'Secret', sub_calendar_ids: [10203] },
    });
    const text = async () => JSON.stringify(await log(caterer));
    expect(await text()).not.toContain(event.id);
    await rooms.update(event.id, {
      ...{ version: hidden.version, title: 'Interview', sub_calendar_ids: [10201] },
    });
    const own = (await log(caterer)).results.filter(({ event_id }) => event_id === event.id);
    expect(own).toMatchObject([
      { kind: 'updated', changes: [], sub_calendar_ids: [10201] },
      { kind: 'updated', changes: [], title: 'Interview', sub_calendar_ids: [10201] },
      { kind: 'created', sub_calendar_ids: [10201] },
    ]);
    expect(await text()).not.toMatch(/Secret|10203/);
  });

  it('no longer sees the changes of an event whose details are hidden by now', async () => {
    const mock = await openMock({ clock: storyClock });
    const rooms = openCalendar(mock, roleKeys.admin);
    const caterer = openCalendar(mock, roleKeys.mixed);
    const { event } = await rooms.create({ ...freeHour, sub_calendar_ids: [10201] });
    const { id, version } = event;
    expect(await kinds(caterer)).toContainEqual([id, 'created']);
    await rooms.update(id, { version, sub_calendar_ids: [10202] });
    expect((await kinds(caterer)).map(([eventId]) => eventId)).not.toContain(id);
  });

  it('does not learn of fields that are not for everyone', async () => {
    const { club, other } = await openClubAs('read_only');
    const { event } = await club.create({ ...training, custom: { '1014': 'Too slow' } });
    const { id, version } = event;
    await club.update(id, { version, custom: { '1014': 'Much too slow' } });
    expect(JSON.stringify(await log(club))).toContain('Much too slow');
    expect(JSON.stringify(await log(other))).not.toContain('slow');
  });
});
