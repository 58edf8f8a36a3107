import { expect, test } from 'vitest';
import { createProgressMeter } from '#src/uploads/transfer-speed.ts';

test('the speed is unknown at first', () => {
  const measure = createProgressMeter(1000);
  expect(measure(0, 0)).toEqual({ bytes: 0, total: 1000, bytesPerSecond: null, secondsLeft: null });
  // Two reports of the same moment do not make a speed, either.
  expect(measure(100, 0).bytesPerSecond).toBeNull();
});

test('speed and time left follow from the received bytes', () => {
  const measure = createProgressMeter(1000);
  measure(0, 0);
  expect(measure(200, 2000)).toMatchObject({ bytesPerSecond: 100, secondsLeft: 8 });
});

test('only the last eight seconds count', () => {
  const measure = createProgressMeter(10_000);
  measure(0, 0);
  measure(4000, 1);
  expect(measure(4800, 8000).bytesPerSecond).toBe(600);
  expect(measure(4800, 8001).bytesPerSecond).toBe(100);
});

test('progress never exceeds the file’s size', () => {
  expect(createProgressMeter(1000)(1200, 0).bytes).toBe(1000);
});

test('a stalled upload has no speed', () => {
  const measure = createProgressMeter(1000);
  measure(500, 0);
  expect(measure(500, 5000)).toMatchObject({ bytesPerSecond: null, secondsLeft: null });
});
