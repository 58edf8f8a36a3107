import type { Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Adds up Vitest's JSON report; a file that failed to load has no failed test, so it counts as one. */
export function tallyVitest(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Adds up Playwright's JSON report; a test that passed only when retried counts as failed. */
export function tallyPlaywright({ stats }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * The tally of a test run. Adds a failure if the run exited with an error but no test failed, or if it found no tests,
 * because something else must be wrong then.
 */
export function tallyRun(ok: boolean, tests: Tally | undefined): Tally {
  if (!tests) return { passed: 0, failed: 1, skipped: 0 };
  const foundNone = tests.passed + tests.failed === 0;
  const failed = tests.failed === 0 && (!ok || foundNone) ? 1 : tests.failed;
  return { ...tests, failed };
}
