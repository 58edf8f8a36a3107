import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Intervals } from '#mocks/world/calendar/intervals.ts';

const interval = fc
  .record({ start: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 0, max: 12 }) })
  .map(({ start, length }) => ({ start, end: start + length }));

it('the intervals during another are those that overlap it, in the order of their starts', () => {
  fc.assert(
    fc.property(fc.array(interval), interval, (all, { start, end }) => {
      const intervals = new Intervals<(typeof all)[number]>();
      for (const one of all) intervals.add(one);
      const overlapping = all.filter((one) => start < one.end && one.start < end);
      expect(intervals.during({ start, end })).toEqual(
        overlapping.toSorted((a, b) => a.start - b.start),
      );
    }),
  );
});
