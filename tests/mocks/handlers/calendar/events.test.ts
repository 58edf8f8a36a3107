import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import { openCalendar, roleKeys, rowingClub, training } from './calendar-browser.ts';
import { importIcs } from './rule-cases.ts';

const big = 'ksb1gcalendar10000';
const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

describe('the events of a range', () => {
  it('are those that touch it, in order', async () => {
    const events = await (await openClub()).list('2026-03-02', '2026-03-08');
    expect(events.map(({ title, start }) => [title, start])).toEqual([
      ['Training on the river', '2026-03-02T17:30:00+01:00'],
      ['Committee meeting', '2026-03-02T19:00:00+01:00'],
      ['Training on the river', '2026-03-04T17:30:00+01:00'],
      ['Spring clean of the boathouse', '2026-03-07T09:00:00+01:00'],
    ]);
  });

  it('are the same for a range as for its days', async () => {
    for (const key of [rowingClub, roleKeys.admin, 'ksboathouseshift04', 'ksfamilycalendar03']) {
      const calendar = openCalendar(await openMock({ clock: storyClock }), key);
      const ids = (events: readonly { id: string }[]) => new Set(events.map(({ id }) => id));
      const days = Array.from(
        { length: 31 },
        (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`,
      );
      const single = [];
      for (const day of days) single.push(...(await calendar.list(day, day)));
      expect(ids(await calendar.list('2026-03-01', '2026-03-31'))).toEqual(ids(single));
    }
  });

  it('have their times in the zone that is asked for', async () => {
    const calendar = await openClub();
    const [event] = await calendar.list('2026-03-02', '2026-03-02', '&tz=America/New_York');
    expect(event).toMatchObject({
      ...{ start: '2026-03-02T11:30:00-05:00', original_start: '2026-03-02T11:30:00-05:00' },
      tz: 'Europe/Zurich',
    });
    const late = await calendar.list('2026-03-03', '2026-03-03', '&tz=Asia/Tokyo');
    expect(late.map(({ start }) => start)).toEqual([
      ...['2026-03-03T01:30:00+09:00', '2026-03-03T03:00:00+09:00'],
    ]);
  });

  it('leave out and move exceptional occurrences', async () => {
    const events = await (await openClub()).list('2026-03-16', '2026-03-25');
    const training = events.filter(({ series_id }) => series_id === '7001');
    expect(training.map(({ title, start }) => [title, start.slice(0, 16)])).toEqual([
      ['Training on the river', '2026-03-16T17:30'],
      ['Training on the river, with the juniors', '2026-03-19T17:30'],
      ['Training on the river', '2026-03-25T17:30'],
    ]);
  });

  it('are those of the chosen sub-calendars', async () => {
    const events = await (await openClub()).list(
      ...(['2026-03-02', '2026-03-08'] as const),
      '&sub_calendar_ids=10105&sub_calendar_ids=10106&sub_calendar_ids=99',
    );
    expect(events.map(({ sub_calendar_ids: ids }) => ids)).toEqual([[10105], [10106]]);
  });

  it('last as long as the clock on the wall says, when the clocks change', async () => {
    const events = await (await openClub()).list('2026-03-28', '2026-03-29');
    const night = events.find(({ title }) => title === 'Night row');
    expect([night?.start, night?.end]).toEqual([
      ...['2026-03-28T22:00:00+01:00', '2026-03-29T05:00:00+02:00'],
    ]);
  });
});

describe('a range', () => {
  const refusal = async (range: string, key = rowingClub) => {
    const calendar = openCalendar(await openMock({ clock: storyClock }), key);
    const answer = await calendar.get(`/events?${range}`);
    return [answer.status, await answer.json()] as const;
  };

  it('may have 400 days, and the refusal of more names the last day that works', async () => {
    const calendar = await openClub();
    const longest = await calendar.get('/events?start_date=2026-01-01&end_date=2027-02-04');
    expect(longest.status).toBe(200);
    expect(await refusal('start_date=2026-01-01&end_date=2027-02-05')).toMatchObject([
      ...[422, { error: { id: 'range_too_large' }, largest_end_date: '2027-02-04' }],
    ]);
  });

  it('may have 10,000 events, and the refusal of more names the last day that works', async () => {
    const range = 'start_date=2026-03-01&end_date=2026-06-30';
    const [status, body] = await refusal(range, big);
    expect([status, body.error.id]).toEqual([422, 'range_too_large']);
    const calendar = openCalendar(await openMock({ clock: storyClock }), big);
    const events = await calendar.list('2026-03-01', body.largest_end_date);
    expect(events.length).toBeGreaterThan(9000);
  });

  it('that is too full is refused with what fills it, as far as the visitor may know that', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `Race ${index},2026-06-0${1 + (index % 9)}`,
    );
    await importIcs(mock, rowingClub, ['Title,Start date', ...rows].join('\n'));
    const { event } = await club.create({ ...training, title: 'Daily', rrule: 'FREQ=DAILY' });
    const { event: other } = await club.create({
      ...{ ...training, title: 'Committee', sub_calendar_ids: [10105] },
      rrule: 'FREQ=WEEKLY',
    });
    const roles = [10101, 10106].map((id) => ({ sub_calendar_id: id, role: 'read_only' }));
    const covered = { sub_calendar_id: 10105, role: 'read_only_without_details' };
    const share = { name: 'Some', role: 'mixed', sub_calendar_roles: [...roles, covered] };
    const { key } = await (await club.post('/keys', share)).json();
    const range = 'start_date=2026-06-01&end_date=2026-07-31';
    const paths = [
      ...[`/events?${range}`, `/export?${range}`, `/event-changes?since=1772442000-0&${range}`],
      `/event-search?query=a&${range}`,
    ];
    for (const path of paths) {
      const { error, largest_end_date, fullest } = await (await club.get(path)).json();
      expect([path, error.id, largest_end_date]).toEqual([path, 'range_too_large', '2026-06-08']);
      expect(fullest).toHaveLength(10);
      expect(fullest[0]).toEqual({ event_id: event.id, title: 'Daily', total: 8 });
    }
    const { fullest } = await (await openCalendar(mock, key).get(paths[0] ?? '')).json();
    const ids = fullest.map(({ event_id }: { event_id: string }) => event_id);
    expect([ids[0], ids.includes(other.id)]).toEqual([event.id, true]);
    expect(JSON.stringify(fullest)).not.toContain('Committee');
    for (const { event_id, title } of fullest) {
      expect([title]).toEqual([(await openCalendar(mock, key).event(event_id)).title]);
    }
  });

  it('of too many days is refused without what fills it', async () => {
    const [, body] = await refusal('start_date=2026-01-01&end_date=2027-02-05');
    expect(body.fullest).toBeUndefined();
  });

  it.each([
    'start_date=2026-03-08&end_date=2026-03-02',
    'start_date=2026-02-30&end_date=2026-03-02',
    'start_date=2026-03-02&end_date=2026-03-02T10:00',
    'start_date=0000-00-00&end_date=9999-99-99',
    'start_date=2026-03-02',
    'start_date=2026-03-02&end_date=2026-03-08&tz=Mars/Olympus',
    'start_date=2026-03-02&end_date=2026-03-08&tz=%2B01:00',
    'start_date=2026-03-02&end_date=2026-03-08&sub_calendar_ids=all',
  ])('cannot be %s', async (range) => {
    const [status, { error }] = await refusal(range);
    expect([status, error.id]).toEqual([422, 'validation_error']);
  });

  it.each([
    ['0100-01-01', '0100-12-31'],
    ['9998-01-01', '9998-12-31'],
    ['2011-12-29', '2011-12-31'],
  ])('from %s to %s has no surprises', async (first, last) => {
    const calendar = await openClub();
    for (const tz of ['Pacific/Apia', 'America/New_York', 'UTC']) {
      const answer = await calendar.get(`/events?start_date=${first}&end_date=${last}&tz=${tz}`);
      expect(answer.status).toBe(200);
    }
  });
});

describe('an id', () => {
  it.each(['7003', '7001-20260302T163000Z'])('%s opens its event', async (id) => {
    expect((await (await openClub()).event(id)).id).toBe(id);
  });

  it('of a series stands for its first occurrence', async () => {
    expect((await (await openClub()).event('7001')).id).toBe('7001-20250901T153000Z');
  });

  it.each([
    ['of a canceled occurrence', '7001-20260323T163000Z'],
    ['of a time that is not in the series', '7001-20260303T163000Z'],
    ['of an event that happens once, with a time', '7003-20260307T080000Z'],
    ['that is made up', '999999'],
    ['of an impossible time', '7001-20269999T999999Z'],
    ['of an event on a hidden sub-calendar', '8007-1'],
  ])('%s opens none', async (_, id) => {
    const answer = await (await openClub()).get(`/events/${id}`);
    expect([answer.status, await errorId(answer)]).toEqual([404, 'event_not_found']);
  });
});

describe('a search', () => {
  const titles = async (query: string) => {
    const answer = await (await openClub()).get(`/event-search?${query}`);
    const { results, total } = await answer.json();
    return { titles: results.map(({ title }: { title: string }) => title), total };
  };

  it('finds words in any order and field, without regard to case and accents', async () => {
    expect((await titles('query=BOATHOUSE%20sprìng')).titles).toEqual([
      'Spring clean of the boathouse',
    ]);
    expect((await titles('query=gloves')).titles).toEqual(['Spring clean of the boathouse']);
    expect((await titles('query=jackets')).titles).toEqual(['Spring clean of the boathouse']);
  });

  it('pages through occurrences', async () => {
    const range = 'start_date=2026-03-01&end_date=2026-03-31';
    const all = await titles(`query=river&${range}`);
    expect(all.total).toBe(8);
    const page = await titles(`query=river&${range}&offset=6&limit=2`);
    expect(page).toEqual({ titles: all.titles.slice(6, 8), total: 8 });
  });

  it('counts the events of each series of a page, also those on other pages', async () => {
    const range = 'start_date=2026-03-01&end_date=2026-03-31';
    const answer = await (await openClub()).get(`/event-search?query=river&${range}&limit=2`);
    expect((await answer.json()).series).toEqual([{ series_id: '7001', total: 8 }]);
    const single = await (await openClub()).get('/event-search?query=gloves');
    expect((await single.json()).series).toEqual([]);
  });

  it('finds nothing by what visitors with the key may not see', async () => {
    const mock = await openMock({ clock: storyClock });
    const search = async (key: string) => {
      const answer = await openCalendar(mock, key).get('/event-search?query=booked%20rooms%20lake');
      return (await answer.json()).total;
    };
    const created = await openCalendar(mock, rowingClub).post('/keys', {
      ...{ name: 'Readers', role: 'read_only' },
    });
    const { key } = await created.json();
    // The notes of the coach are only for those who may change the event.
    expect([await search(rowingClub), await search(key)]).toEqual([1, 0]);
  });
});
