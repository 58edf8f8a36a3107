import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstIndex } from '#src/util/first-index.ts';

describe('the first item for which something is true', () => {
  it('is found among sorted items, or is after all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(10), (numbers, limit) => {
        const sorted = numbers.toSorted((one, other) => one - other);
        const found = sorted.findIndex((number) => number >= limit);
        expect(firstIndex(sorted, (number) => number >= limit)).toBe(
          found === -1 ? sorted.length : found,
        );
      }),
    );
  });
});
