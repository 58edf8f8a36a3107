import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { processorSeconds } from '#scripts/bench/processor.ts';

it.runIf(existsSync('/proc/self/stat'))('grows with the work that a process does', () => {
  const before = processorSeconds(process.pid) ?? Number.NaN;
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < 100_000) Math.sqrt(before);
  expect(processorSeconds(process.pid)).toBeGreaterThan(before);
});

it('cannot be told of a process that there is not', () => {
  expect(processorSeconds(0)).toBeUndefined();
});
