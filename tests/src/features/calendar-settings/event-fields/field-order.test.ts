import { expect, it } from 'vitest';
import { findMove } from '#src/features/calendar-settings/event-fields/field-order.ts';

it.each([
  ['forward', [1, 2, 3, 4], [2, 3, 1, 4], { id: 1, position: 2 }],
  ['back', [1, 2, 3, 4], [1, 4, 2, 3], { id: 4, position: 1 }],
  ['to the end', [1, 2, 3], [1, 3, 2], { id: 2, position: 2 }],
  ['to the start', [1, 2, 3], [3, 1, 2], { id: 3, position: 0 }],
])(
  'the move of a field %s is found by the orders before and after it',
  (_, before, after, move) => {
    expect(findMove(before, after)).toEqual(move);
  },
);
