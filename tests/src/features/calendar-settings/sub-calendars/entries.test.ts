import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { groupByFolder } from '#src/calendar/model/folders.ts';
import {
  applyOrder,
  findEntry,
  moveEntry,
} from '#src/features/calendar-settings/sub-calendars/entries.ts';

const subCalendars = ['A', 'F > B', 'F > G > C', 'F > G > D', 'E'].map((name, index) =>
  fixture('SubCalendar', { id: index + 1, name }),
);
const move = (key: string, id: string, side: 'before' | 'after') =>
  moveEntry(groupByFolder(subCalendars), key, { id, side });

describe('the order after a move', () => {
  it.each([
    ['of a sub-calendar', ['1', '5', 'after'], [2, 3, 4, 5, 1]],
    ['of a folder, as a whole', ['folder F', '1', 'before'], [2, 3, 4, 1, 5]],
    ['of a folder within a folder', ['folder F > G', '2', 'before'], [1, 3, 4, 2, 5]],
    ['within a folder', ['4', '3', 'before'], [1, 2, 4, 3, 5]],
    ['beside one of another folder is the same', ['1', '3', 'after'], [1, 2, 3, 4, 5]],
  ] as const)('%s', (_, [key, id, side], order) => {
    expect(move(key, id, side)).toEqual(order);
  });
});

it('the place of an entry counts within its folder', () => {
  expect(findEntry(subCalendars, '4')).toEqual({ place: 2, last: 2 });
  expect(findEntry(subCalendars, 'folder F')).toEqual({ place: 2, last: 3 });
});

it('sub-calendars that an order does not name come last', () => {
  expect(applyOrder(subCalendars, [5, 1]).map(({ id }) => id)).toEqual([5, 1, 2, 3, 4]);
});
