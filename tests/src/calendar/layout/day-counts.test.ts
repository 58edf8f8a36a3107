import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countByDay, heatLevels } from '#src/calendar/layout/day-counts.ts';
import { createSpan, dayWithSpans, manyDays } from '../spans.ts';

const color = ({ event }: ReturnType<typeof createSpan>) => `color ${event.sub_calendar_ids[0]}`;

describe('the counts of days', () => {
  it('count every event on each of its days', () => {
    fc.assert(
      fc.property(dayWithSpans, ({ day, spans }) => {
        const range = { first: day - 3, last: day + 3 };
        for (const { day: one, count } of countByDay(spans, range, { color, maxColors: 3 })) {
          expect(count).toBe(
            spans.filter(({ days }) => days.first <= one && one <= days.last).length,
          );
        }
      }),
      manyDays,
    );
  });

  it('name a few different colors', () => {
    const spans = [4, 4, 1, 2, 3].map((id) => createSpan({ sub_calendar_ids: [id] }));
    const { first } = spans[0]?.days ?? { first: 0 };
    const [count] = countByDay(spans, { first, last: first }, { color, maxColors: 3 });
    expect(count).toEqual({ day: first, count: 5, colors: ['color 4', 'color 1', 'color 2'] });
  });
});

describe('the heat of a day', () => {
  it('is nothing without events, and grows with their number', () => {
    const level = heatLevels([0, 0, 1, 2, 3, 4, 5, 6, 7, 900], 4);
    expect([0, 1, 3, 5, 7, 900].map(level)).toEqual([0, 1, 1, 2, 3, 4]);
  });

  it('is the least one if all days are alike', () => {
    const level = heatLevels([0, 2, 2, 2], 4);
    expect(level(2)).toBe(1);
  });
});
