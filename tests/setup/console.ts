import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Every console error or warning fails its test, unless the test removed it from `consoleOutput` as expected.
 */
export const consoleOutput: string[] = [];

beforeEach(() => {
  consoleOutput.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      consoleOutput.push(format(...parts));
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(consoleOutput, 'unexpected console output').toEqual([]);
});
