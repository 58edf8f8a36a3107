import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import {
  findPinNeighbor,
  pinMoves,
  readPinOrder,
} from '#src/features/account/dashboard/pin-order.ts';

const calendar = (id: number, pin_place: number | null) =>
  fixture('Calendar', { id, pinned: pin_place !== null, pin_place });

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
