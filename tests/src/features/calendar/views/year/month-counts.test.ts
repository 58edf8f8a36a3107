import { expect, it } from 'vitest';
import {
  createMonthCounts,
  type ShadedDay,
} from '#src/features/calendar/views/year/month-counts.ts';

const quiet: ShadedDay = { day: 1, count: 1, level: 1, colors: ['red'] };

it('are the same for a month until something about its days changes', () => {
  const keep = createMonthCounts();
  const first = keep(1, [quiet]);
  expect(keep(1, [{ ...quiet, colors: ['red'] }])).toBe(first);
  for (const change of [{ count: 2 }, { level: 2 }, { colors: ['blue'] }]) {
    const changed = [{ ...quiet, ...change }];
    expect(keep(1, changed)).toBe(changed);
    keep(1, [quiet]);
  }
  expect(keep(32, [quiet])).not.toBe(first);
});
