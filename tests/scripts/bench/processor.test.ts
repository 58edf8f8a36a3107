import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { processorSeconds } from '#scripts/bench/processor.ts';

it.runIf(existsSync('/proc/self/stat'))(
  'processor time grows with the work that a process does',
  () => {
    const before = processorSeconds(process.pid) ?? Number.NaN;
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 100_000) Math.sqrt(before);
    expect(processorSeconds(process.pid)).toBeGreaterThan(before);
  },
);

it('processor time of an unknown process is undefined', () => {
  expect(processorSeconds(0)).toBeUndefined();
});
