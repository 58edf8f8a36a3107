import { describe, expect, it } from 'vitest';
import { tallyPlaywright, tallyRun, tallyVitest } from '#scripts/testing/reports.ts';

const unitReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('tallyVitest', () => {
  it('counts todo tests as skipped', () => {
    const tally = tallyVitest({ ...unitReport, numPendingTests: 1, numTodoTests: 2 });
    expect(tally).toEqual({ passed: 5, failed: 0, skipped: 3 });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(tallyVitest({ ...unitReport, testResults: [broken] }).failed).toBe(1);
  });

  it('does not count a file in addition to its failed tests', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const report = { ...unitReport, numFailedTests: 1, testResults: [file] };
    expect(tallyVitest(report).failed).toBe(1);
  });
});

describe('tallyPlaywright', () => {
  it('counts a test that passed only on retry as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats })).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });
});

describe('tallyRun', () => {
  const passed = { passed: 2, failed: 0, skipped: 0 };

  it('equals the tests’ tally if all is well', () => {
    expect(tallyRun(true, passed)).toEqual(passed);
  });

  it('counts a runner without a result as one failure', () => {
    expect(tallyRun(true, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a runner that found no test as one failure', () => {
    expect(tallyRun(true, { passed: 0, failed: 0, skipped: 3 }).failed).toBe(1);
  });

  it('counts a runner that failed without a failed test as one failure', () => {
    expect(tallyRun(false, passed)).toEqual({ ...passed, failed: 1 });
  });

  it('does not count a runner in addition to its failed tests', () => {
    expect(tallyRun(false, { ...passed, failed: 3 }).failed).toBe(3);
  });
});
