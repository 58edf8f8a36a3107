import { describe, expect, it } from 'vitest';
import { isOnlyOne, shownAmong, withShown } from '#src/calendar/model/calendar-selection.ts';

const all = [1, 2, 3];

describe('the selection of sub-calendars', () => {
  it('is all of them, also later ones, once none is missing', () => {
    expect(withShown(null, [2], false, all)).toEqual(new Set([1, 3]));
    expect(withShown(new Set([1, 3]), [2], true, all)).toBeNull();
    expect(withShown(new Set(), all, true, all)).toBeNull();
  });

  it('can be none', () => {
    expect(withShown(new Set([2]), [2], false, all)).toEqual(new Set());
  });

  it('has all, some or none of a folder', () => {
    expect(shownAmong(null, [1, 2])).toBe('all');
    expect(shownAmong(new Set([1, 3]), [1, 2])).toBe('some');
    expect(shownAmong(new Set([3]), [1, 2])).toBe('none');
  });

  it('may be a single one', () => {
    expect(isOnlyOne(new Set([2]), 2)).toBe(true);
    expect(isOnlyOne(new Set([2, 3]), 2)).toBe(false);
    expect(isOnlyOne(null, 2)).toBe(false);
  });
});
