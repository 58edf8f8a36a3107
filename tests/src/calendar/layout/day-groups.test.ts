import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByDay } from '#src/calendar/layout/day-groups.ts';
import { dayNumber, overlaps } from '#src/util/day-numbers.ts';
import { createSpan, dayWithSpans, manyDays } from '../spans.ts';

describe('events by day', () => {
  it('are in the group of each of their days', () => {
    fc.assert(
      fc.property(dayWithSpans, ({ day, spans }) => {
        for (const group of groupByDay(spans, { first: day - 4, last: day + 4 })) {
          const there = spans.filter((span) =>
            overlaps(span.days, { first: group.day, last: group.day }),
          );
          expect(new Set(group.spans)).toEqual(new Set(there));
        }
      }),
      manyDays,
    );
  });

  it('begin with those that take the whole day', () => {
    const first = dayNumber('2026-03-02');
    const early = createSpan({
      id: 'early',
      start: '2026-03-02T00:00:00+01:00',
      end: '2026-03-02T01:00:00+01:00',
    });
    const wholeDay = createSpan({
      id: 'whole',
      start: '2026-03-02',
      end: '2026-03-02',
      all_day: true,
    });
    const [group] = groupByDay([early, wholeDay], { first, last: first });
    expect(group?.spans.map(({ event }) => event.id)).toEqual(['whole', 'early']);
  });

  it('have one over midnight among the others, by time, and at the front of the day after', () => {
    const first = dayNumber('2026-03-02');
    const night = createSpan({
      id: 'night',
      start: '2026-03-02T22:00:00+01:00',
      end: '2026-03-03T06:00:00+01:00',
    });
    const [noon, morning] = ['2026-03-02', '2026-03-03'].map((day) =>
      createSpan({
        id: `noon ${day}`,
        start: `${day}T12:00:00+01:00`,
        end: `${day}T13:00:00+01:00`,
      }),
    );
    if (!noon || !morning) throw new Error('There are two.');
    const groups = groupByDay([morning, night, noon], { first, last: first + 1 });
    expect(groups.map(({ spans }) => spans.map(({ event }) => event.id))).toEqual([
      ['noon 2026-03-02', 'night'],
      ['night', 'noon 2026-03-03'],
    ]);
  });
});
