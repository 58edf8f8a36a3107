import { describe, expect, it } from 'vitest';
import { addUp, summaryLine } from '#scripts/testing/tally.ts';

describe('addUp', () => {
  it('adds up passed, failed, skipped and flaky tests', () => {
    const first = { passed: 3, failed: 1, skipped: 0, flaky: 1 };
    const second = { passed: 4, failed: 0, skipped: 2, flaky: 2 };
    expect(addUp([first, second])).toEqual({ passed: 7, failed: 1, skipped: 2, flaky: 3 });
  });

  it('is zero for no tallies', () => {
    expect(addUp([])).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: 0 });
  });
});

describe('summaryLine', () => {
  it('has the passed and the failed tests', () => {
    const tally = { passed: 12, failed: 0, skipped: 0, flaky: 0 };
    expect(summaryLine(tally)).toBe('12 passed, 0 failed');
  });

  it('has the skipped and the flaky tests only if there are any', () => {
    const tally = { passed: 1, failed: 2, skipped: 3, flaky: 4 };
    expect(summaryLine(tally)).toBe('1 passed, 2 failed, 3 skipped, 4 flaky');
  });
});
