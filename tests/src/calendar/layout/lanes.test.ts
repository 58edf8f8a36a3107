import { describe, expect, it } from 'vitest';
import { assignLanes } from '#src/calendar/layout/lanes.ts';

const intervals = (...pairs: [number, number][]) => pairs.map(([start, end]) => ({ start, end }));

describe('lanes', () => {
  it('are the lowest that are free', () => {
    const given = intervals([0, 10], [0, 3], [2, 5], [3, 4], [5, 6], [10, 11]);
    expect(assignLanes(given, 9)).toEqual([0, 1, 2, 1, 1, 0]);
  });

  it('run out at the given number', () => {
    expect(assignLanes(intervals([0, 2], [0, 2], [1, 3], [2, 3]), 2)).toEqual([0, 1, -1, 0]);
  });
});
