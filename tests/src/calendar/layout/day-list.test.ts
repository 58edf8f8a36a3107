import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayGroup } from '#src/calendar/layout/day-groups.ts';
import {
  dayFrom,
  findTop,
  layOutDayList,
  placeAt,
  rowsBetween,
} from '#src/calendar/layout/day-list.ts';
import { createSpan } from '../spans.ts';

const measures = { row: 36, padding: 4, top: 64 };

const anyGroups: fc.Arbitrary<DayGroup[]> = fc
  .uniqueArray(fc.record({ day: fc.integer({ min: -50, max: 50 }), events: fc.nat({ max: 40 }) }), {
    selector: ({ day }) => day,
    maxLength: 30,
  })
  .map((days) =>
    days
      .sort((one, other) => one.day - other.day)
      .map(({ day, events }) => ({
        day,
        spans: Array.from({ length: events }, (_, index) => createSpan({ id: `${day}-${index}` })),
      })),
  );

describe('a list of days', () => {
  it('places each day below the one before, with room for its events, or for a line', () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        let end = measures.top;
        const layout = layOutDayList(groups, measures);
        const places = layout.days.map(({ spans }) => {
          const height = Math.max(1, spans.length) * 36 + 8;
          end += height;
          return { top: end - height, height };
        });
        const laidOut = layout.days.map(({ top, height }) => ({ top, height }));
        expect({ places: laidOut, end: layout.end }).toEqual({ places, end });
      }),
    );
  });

  it('returns exactly the rows that are between two heights', () => {
    const height = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(anyGroups, height, fc.nat({ max: 3000 }), (groups, from, length) => {
        const to = from + length;
        const layout = layOutDayList(groups, measures);
        const found = rowsBetween(layout, from, to).flatMap(({ day, rows }) =>
          rows.map(({ span, index }) => `${day.day} ${index} ${span.event.id}`),
        );
        const expected = layout.days.flatMap(({ day, top, spans }) =>
          spans.flatMap(({ event }, index) => {
            const start = top + measures.padding + index * measures.row;
            return start < to && start + measures.row > from ? `${day} ${index} ${event.id}` : [];
          }),
        );
        expect(found).toEqual(expected);
      }),
    );
  });

  it('finds a place again after days have come in above it', () => {
    fc.assert(
      fc.property(anyGroups, anyGroups, fc.nat({ max: 20_000 }), (groups, others, height) => {
        const before = layOutDayList(groups, measures);
        const place = placeAt(before, height);
        if (!place) return;
        const earlier = others.map((group, index) => ({ ...group, day: index - 1000 }));
        const after = layOutDayList([...earlier, ...groups], measures);
        const inDay = (layout: typeof before) =>
          findTop(layout, place) - (dayFrom(layout.days, place.day)?.top ?? 0);
        expect(inDay(after)).toBe(inDay(before));
      }),
    );
  });

  it('leads from a day without events to the next one with some, or to the end', () => {
    const [span] = [createSpan()];
    const layout = layOutDayList([{ day: 10, spans: [span] }], measures);
    expect(findTop(layout, { day: 7, offset: 20 })).toBe(measures.top);
    expect(findTop(layout, { day: 11, offset: 0 })).toBe(layout.end);
    expect(placeAt(layOutDayList([], measures), 50)).toBeNull();
  });
});
