import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import {
  findPinNeighbor,
  movePin,
  pinMoves,
  readPinOrder,
} from '#src/features/account/dashboard/pin-order.ts';

const calendar = (id: number, pin_place: number | null) =>
  fixture('Calendar', { id, pinned: pin_place !== null, pin_place });

describe('moving a pinned calendar', () => {
  it.each([
    [3, { id: 1, side: 'before' }, [3, 1, 2]],
    [1, { id: 3, side: 'after' }, [2, 3, 1]],
    [1, { id: 3, side: 'before' }, [2, 1, 3]],
    [2, { id: 1, side: 'after' }, [1, 2, 3]],
    // It has been unpinned in another tab.
    [9, { id: 1, side: 'before' }, [1, 2, 3]],
    [1, { id: 9, side: 'before' }, [1, 2, 3]],
    [1, { id: 1, side: 'before' }, [1, 2, 3]],
  ] as const)('%i to %j leads to %j', (id, to, expected) => {
    expect(movePin([1, 2, 3], id, to)).toEqual(expected);
  });
});

it('the order of the pinned calendars is that of their places', () => {
  expect(readPinOrder([calendar(1, 2), calendar(2, null), calendar(3, 1)])).toEqual([3, 1]);
});

describe('a pinned calendar among those on the page', () => {
  const calendars = [calendar(1, 1), calendar(2, 3), calendar(3, 4), calendar(4, null)];

  it('can move past its pinned neighbors', () => {
    expect(calendars.map((_, place) => pinMoves(calendars, place))).toEqual([
      'later',
      'both',
      'earlier',
      'none',
    ]);
    expect(pinMoves([calendar(1, 1), calendar(4, null)], 0)).toBe('none');
  });

  it('has a neighbor on each side, except at the ends', () => {
    expect(findPinNeighbor(calendars, 2, 'earlier')).toEqual({ id: 1, side: 'before' });
    expect(findPinNeighbor(calendars, 2, 'later')).toEqual({ id: 3, side: 'after' });
    expect(findPinNeighbor(calendars, 1, 'earlier')).toBeNull();
    expect(findPinNeighbor(calendars, 3, 'later')).toBeNull();
  });
});
