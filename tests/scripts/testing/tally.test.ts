import { describe, expect, it } from 'vitest';
import { addUp, summaryLine } from '#scripts/testing/tally.ts';

describe('addUp', () => {
  it('adds up passed, failed and skipped tests', () => {
    const first = { passed: 3, failed: 1, skipped: 0 };
    const second = { passed: 4, failed: 0, skipped: 2 };
    expect(addUp([first, second])).toEqual({ passed: 7, failed: 1, skipped: 2 });
  });

  it('is zero for no tallies', () => {
    expect(addUp([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('summaryLine', () => {
  it('has the passed and the failed tests', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  });

  it('has the skipped tests only if there are any', () => {
    expect(summaryLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });
});
