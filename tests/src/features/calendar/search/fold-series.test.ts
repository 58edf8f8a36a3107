import { expect, it } from 'vitest';
import { type FoundPart, foldSeries } from '#src/features/calendar/search/fold-series.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { createEvent } from '../../../calendar/spans.ts';

const today = dayNumber('2026-03-02');

const event = (id: string, day: string, series?: string) =>
  createEvent({
    id,
    start: `${day}T17:30:00+01:00`,
    end: `${day}T19:00:00+01:00`,
    ...(series !== undefined && { series_id: series }),
  });

const part = (
  events: FoundPart['events'],
  seriesTotals: Record<string, number> = {},
  total = events.length,
): FoundPart => ({ total, events, seriesTotals: new Map(Object.entries(seriesTotals)) });

const keys = (found: ReturnType<typeof foldSeries>) => found.rows.map(({ span }) => span.event.id);

it('a series is one row, at its next event, with the number that the server has counted', () => {
  const later = part(
    [event('a2', '2026-03-04', 'a'), event('x', '2026-03-05'), event('a3', '2026-03-09', 'a')],
    { a: 113 },
    114,
  );
  const found = foldSeries([later], today);
  expect(keys(found)).toEqual(['a2', 'x']);
  expect(found.rows.map(({ series }) => series?.total)).toEqual([113, undefined]);
  expect([found.total, found.listed]).toEqual([114, 3]);
});

it('earlier events of a series leave its row where it is', () => {
  const later = part([event('a2', '2026-03-04', 'a'), event('x', '2026-03-05')], { a: 1 });
  const earlier = part([event('a1', '2026-02-25', 'a'), event('y', '2026-02-26')], { a: 1 });
  const found = foldSeries([earlier, later], today);
  expect(keys(found)).toEqual(['y', 'a2', 'x']);
  expect(found.rows[1]?.series?.spans.map((span) => span.event.id)).toEqual(['a1', 'a2']);
  expect(found.rows[1]?.series?.total).toBe(2);
});

it('a series that is over is at its last event, and one of which a single event is found is no series', () => {
  const earlier = part(
    [
      event('a1', '2026-02-02', 'a'),
      event('a2', '2026-02-09', 'a'),
      event('b1', '2026-02-10', 'b'),
    ],
    { a: 2, b: 1 },
  );
  const found = foldSeries([earlier], today);
  expect(found.rows.map(({ span, series }) => [span.event.id, series?.total])).toEqual([
    ['a2', 2],
    ['b1', undefined],
  ]);
});

it.each([2, 3])('what is found in %i parts, which it spans, counts once', (count) => {
  const night = event('a1', '2026-03-01', 'a');
  const next = part([event('a2', '2026-03-08', 'a'), event('x', '2026-03-09')], { a: 1 });
  const parts = Array.from({ length: count }, () => part([night], { a: 1 }));
  const alone = foldSeries(parts, today);
  expect([keys(alone), alone.total, alone.rows[0]?.series]).toEqual([['a1'], 1, null]);
  const found = foldSeries([...parts, next], today);
  expect([keys(found), found.total, found.rows[0]?.series?.total]).toEqual([['a2', 'x'], 3, 2]);
});
