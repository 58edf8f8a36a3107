import { describe, expect, it } from 'vitest';
import { moveBeside, movesAt } from '#src/ui/order/order.ts';

describe('moving an item of a list', () => {
  it.each([
    [3, { id: 1, side: 'before' }, [3, 1, 2]],
    [1, { id: 3, side: 'after' }, [2, 3, 1]],
    [1, { id: 3, side: 'before' }, [2, 1, 3]],
    [2, { id: 1, side: 'after' }, [1, 2, 3]],
    // It has been removed in another tab.
    [9, { id: 1, side: 'before' }, [1, 2, 3]],
    [1, { id: 9, side: 'before' }, [1, 2, 3]],
    [1, { id: 1, side: 'before' }, [1, 2, 3]],
  ] as const)('%i to %j leads to %j', (id, to, expected) => {
    expect(moveBeside([1, 2, 3], id, to)).toEqual(expected);
  });
});

it('an item can move where there is another one', () => {
  expect([0, 1, 2].map((place) => movesAt(place, 3))).toEqual(['later', 'both', 'earlier']);
  expect(movesAt(0, 1)).toBe('none');
});
