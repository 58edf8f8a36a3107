import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hull, missingDays, withinRange, withRange } from '#src/calendar/store/day-ranges.ts';
import { type DayRange, daysIn } from '#src/util/day-numbers.ts';

const range = fc
  .record({ first: fc.nat({ max: 60 }), length: fc.nat({ max: 12 }) })
  .map(({ first, length }) => ({ first, last: first + length }));
const days = (ranges: readonly DayRange[]) => ranges.flatMap(daysIn);

describe('a set of days', () => {
  it('has the days of all its ranges, which do not touch', () => {
    fc.assert(
      fc.property(fc.array(range), (ranges) => {
        const set = ranges.reduce<DayRange[]>(withRange, []);
        const touching = set.filter(
          ({ first }, index) => first <= (set[index - 1]?.last ?? Number.NEGATIVE_INFINITY) + 1,
        );
        expect([new Set(days(set)), touching]).toEqual([new Set(days(ranges)), []]);
      }),
    );
  });

  it('knows which days of a range it has, and which it lacks', () => {
    fc.assert(
      fc.property(fc.array(range), range, (ranges, asked) => {
        const set = ranges.reduce<DayRange[]>(withRange, []);
        const inside = days(withinRange(set, asked));
        const missing = days(missingDays(set, asked));
        const all = new Set(days(set));
        const wrong = [
          ...inside.filter((day) => !all.has(day)),
          ...missing.filter((day) => all.has(day)),
        ];
        const parts = [...inside, ...missing].sort((one, other) => one - other);
        expect({ parts, wrong }).toEqual({ parts: daysIn(asked), wrong: [] });
      }),
    );
  });

  it('reaches from its first day to its last', () => {
    expect(hull([])).toBeNull();
    expect(
      hull([
        { first: 5, last: 9 },
        { first: 1, last: 2 },
      ]),
    ).toEqual({ first: 1, last: 9 });
  });
});
