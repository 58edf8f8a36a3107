import { getWeek } from 'date-fns/getWeek';
import { describe, expect, it } from 'vitest';
import { dayOfYearThreshold, weekRule } from '#src/util/week-rule.ts';

describe('the week rule', () => {
  it.each([
    [0, 6],
    [6, 7],
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 4],
  ])(
    'for a week that starts on day %i has the day-of-year threshold %i',
    (weekStart, threshold) => {
      expect(dayOfYearThreshold(weekStart)).toBe(threshold);
    },
  );

  it.each([
    [0, 1],
    [1, 4],
    [6, 6],
  ])('for a week that starts on day %i puts January %i into the first week', (weekStart, day) => {
    expect(weekRule({ weekStart, hideWeekend: false })).toEqual({
      weekStartsOn: weekStart,
      firstWeekContainsDate: day,
    });
  });

  it('starts a week without a weekend on Monday, whatever else is set', () => {
    expect(weekRule({ weekStart: 0, hideWeekend: true })).toEqual({
      weekStartsOn: 1,
      firstWeekContainsDate: 4,
    });
  });

  it('counts weeks like ISO 8601 if they start on Monday', () => {
    const rule = weekRule({ weekStart: 1, hideWeekend: false });
    expect(getWeek(new Date(2027, 0, 1), rule as object)).toBe(53);
    expect(getWeek(new Date(2027, 0, 4), rule as object)).toBe(1);
  });
});
