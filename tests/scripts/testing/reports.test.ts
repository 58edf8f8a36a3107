import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import {
  listPlaywrightFailures,
  listVitestFailures,
  tallyPlaywright,
  tallyRun,
  tallyVitest,
} from '#scripts/testing/reports.ts';

// Only what is read of the runners' reports.
const unitReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
} as Partial<JsonTestResults> as JsonTestResults;

/** A file of Vitest's report with one test. */
function reportFile(status: 'passed' | 'failed', failureMessages: string[] = []): JsonTestResult {
  const test = { fullName: 'adds', status, failureMessages };
  return { ...brokenFile, status, message: '', assertionResults: [test as never] };
}

const brokenFile: JsonTestResult = {
  name: '/tests/sum.test.ts',
  status: 'failed',
  message: 'No such module',
  startTime: 0,
  endTime: 0,
  assertionResults: [],
};

describe('tallyVitest', () => {
  it('counts todo tests as skipped', () => {
    const tally = tallyVitest({ ...unitReport, numPendingTests: 1, numTodoTests: 2 });
    expect(tally).toEqual({ passed: 5, failed: 0, skipped: 3, flaky: 0 });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    expect(tallyVitest({ ...unitReport, testResults: [brokenFile] }).failed).toBe(1);
  });

  it('does not count a file in addition to its failed tests', () => {
    const testResults = [reportFile('failed', ['Wrong sum'])];
    expect(tallyVitest({ ...unitReport, numFailedTests: 1, testResults }).failed).toBe(1);
  });

  it('counts a test that passed only when repeated as passed and as flaky', () => {
    const testResults = [reportFile('passed', ['Wrong sum'])];
    const tally = tallyVitest({ ...unitReport, testResults });
    expect(tally).toEqual({ passed: 5, failed: 0, skipped: 0, flaky: 1 });
  });
});

describe('listVitestFailures', () => {
  const test = '/tests/sum.test.ts > adds';

  it('names failed tests with the first error', () => {
    const testResults = [reportFile('failed', ['Wrong sum', 'Timeout'])];
    const failures = listVitestFailures({ ...unitReport, testResults });
    expect(failures).toEqual([{ test, isFlaky: false, message: 'Wrong sum' }]);
  });

  it('names tests that passed only when repeated', () => {
    const testResults = [reportFile('passed', ['Wrong sum']), reportFile('passed')];
    const failures = listVitestFailures({ ...unitReport, testResults });
    expect(failures).toEqual([{ test, isFlaky: true, message: 'Wrong sum' }]);
  });

  it('names files that cannot be loaded', () => {
    const [failure] = listVitestFailures({ ...unitReport, testResults: [brokenFile] });
    expect(failure).toEqual({ test: brokenFile.name, isFlaky: false, message: 'No such module' });
  });
});

describe('listPlaywrightFailures', () => {
  it('names the failed and the flaky tests of all nested suites', () => {
    const spec = (title: string, status: string, messages: string[]) => ({
      file: 'login.spec.ts',
      title,
      tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
    });
    const inner = { specs: [spec('logs out', 'flaky', ['Not found'])] };
    const specs = [
      spec('logs in', 'unexpected', ['Closed', 'Late']),
      spec('stays', 'expected', []),
    ];
    const suites = [{ specs, suites: [inner] }] as unknown as JSONReport['suites'];
    expect(listPlaywrightFailures({ suites })).toEqual([
      { test: 'login.spec.ts > logs in', isFlaky: false, message: 'Closed' },
      { test: 'login.spec.ts > logs out', isFlaky: true, message: 'Not found' },
    ]);
  });
});

describe('tallyPlaywright', () => {
  it('counts a test that passed only when repeated as passed and as flaky', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const tally = tallyPlaywright({ stats } as JSONReport);
    expect(tally).toEqual({ passed: 5, failed: 1, skipped: 2, flaky: 1 });
  });
});

describe('tallyRun', () => {
  const passed = { passed: 2, failed: 0, skipped: 0, flaky: 0 };

  it('equals the tests’ tally if all is well', () => {
    expect(tallyRun(true, passed)).toEqual(passed);
  });

  it('counts a runner without a result as one failure', () => {
    expect(tallyRun(true, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
  });

  it('counts a runner that found no test as one failure', () => {
    expect(tallyRun(true, { ...passed, passed: 0, skipped: 3 }).failed).toBe(1);
  });

  it('counts a runner that failed without a failed test as one failure', () => {
    expect(tallyRun(false, passed)).toEqual({ ...passed, failed: 1 });
  });

  it('does not count a runner in addition to its failed tests', () => {
    expect(tallyRun(false, { ...passed, failed: 3 }).failed).toBe(3);
  });
});
