import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import {
  eventPath,
  groupByDay,
  shownTime,
} from '#src/features/account/dashboard/upcoming/upcoming-days.ts';

const choir = fixture('Calendar', { id: 107, key: null, identifier: 'ch01r7' });

const event = (start: string, end: string) =>
  fixture('UpcomingEvent', {
    id: '7001-20260302T163000Z',
    calendar_id: 107,
    start,
    end,
    all_day: !start.includes('T'),
  });

describe('the days of the next events', () => {
  it('begin with today, also for what began earlier and for nothing at all', () => {
    const earlier = event('2026-02-27', '2026-03-04');
    const later = event('2026-03-07T09:00:00+01:00', '2026-03-07T12:00:00+01:00');
    expect([...groupByDay([earlier, later], [choir], '2026-03-02')]).toEqual([
      ['2026-03-02', [{ event: earlier, calendar: choir }]],
      ['2026-03-07', [{ event: later, calendar: choir }]],
    ]);
    expect([...groupByDay([], [choir], '2026-03-02')]).toEqual([['2026-03-02', []]]);
  });

  it('have only events of calendars that the page shows', () => {
    const days = groupByDay([event('2026-03-02', '2026-03-02')], [], '2026-03-02');
    expect([...days.values()]).toEqual([[]]);
  });
});

it('an event opens on its day in its calendar', () => {
  const listedEvent = { event: event('2026-03-02', '2026-03-02'), calendar: choir };
  expect(eventPath(listedEvent, '2026-03-02')).toBe(
    '/c/ch01r7?date=2026-03-02&event=7001-20260302T163000Z',
  );
});

describe('the time of an event on a day', () => {
  it.each([
    ['within the day', '2026-03-02T09:00:00+01:00', '2026-03-02T10:00:00+01:00', 'both'],
    ['over midnight', '2026-03-02T22:00:00+01:00', '2026-03-03T06:00:00+01:00', 'both'],
    ['without length', '2026-03-02T09:00:00+01:00', '2026-03-02T09:00:00+01:00', 'start'],
    ['that ends today', '2026-03-01T22:00:00+01:00', '2026-03-02T06:00:00+01:00', 'end'],
  ])('is told for one %s', (_, start, end, parts) => {
    const part = (name: string, time: string) => (parts === 'both' || parts === name ? time : null);
    expect(shownTime(event(start, end), '2026-03-02')).toEqual({
      start: part('start', start),
      end: part('end', end),
    });
  });

  it('has the last day of one of several days', () => {
    const shift = event('2026-03-02T09:00:00+01:00', '2026-03-05T10:00:00+01:00');
    expect(shownTime(shift, '2026-03-02')).toMatchObject({ end: '2026-03-05' });
    expect(shownTime(event('2026-03-01', '2026-03-05'), '2026-03-02')).toEqual({
      start: null,
      end: '2026-03-05',
    });
    expect(shownTime(event('2026-03-01', '2026-03-02'), '2026-03-02').end).toBeNull();
  });
});
