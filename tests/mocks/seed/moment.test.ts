import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs, recently, since } from '#mocks/seed/moment.ts';

const numbers = Array.from({ length: 1000 }, (_, index) => index);
const hourMs = 60 * minuteMs;

function countBetween(times: readonly number[], youngest: number, oldest: number): number {
  return times.filter((time) => -time >= youngest && -time < oldest).length;
}

describe('recent times', () => {
  const times = numbers.map((number) => recently(number, 60 * dayMs));

  it('are minutes, hours, days and weeks ago', () => {
    expect(countBetween(times, minuteMs, hourMs)).toBeGreaterThan(200);
    expect(countBetween(times, hourMs, dayMs)).toBeGreaterThan(200);
    expect(countBetween(times, dayMs, 7 * dayMs)).toBeGreaterThan(100);
    expect(countBetween(times, 7 * dayMs, 61 * dayMs)).toBeGreaterThan(100);
  });

  it('are the same for the same number, in whole seconds, and within the given maximum', () => {
    expect(times).toEqual(numbers.map((number) => recently(number, 60 * dayMs)));
    expect(times.filter((time) => time % 1000 !== 0)).toEqual([]);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(-60 * dayMs);
    expect(Math.max(...times)).toBeLessThanOrEqual(-minuteMs);
  });
});

it('start times are spread over the given range, with more of them recent', () => {
  const times = numbers.map((number) => since(number, dayMs, 1000 * dayMs));
  expect(countBetween(times, dayMs, 1000 * dayMs + 1)).toBe(times.length);
  expect(countBetween(times, 0, 250 * dayMs)).toBeGreaterThan(400);
  expect(countBetween(times, 750 * dayMs, 1001 * dayMs)).toBeGreaterThan(100);
});
