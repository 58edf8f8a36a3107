import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import { createTally, type Tally } from './tally.ts';

/** A test that failed, or failed before it passed. */
export interface Failure {
  /** File and name. */
  test: string;
  isFlaky: boolean;
  /** The first error's message. */
  message: string;
}

/** Adds up Vitest's JSON report; a file that failed to load has no failed test, so it counts as one. */
export function tallyVitest(report: JsonTestResults): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: listVitestFailures(report).filter(({ isFlaky }) => isFlaky).length,
  };
}

/** Adds up Playwright's JSON report. */
export function tallyPlaywright({ stats }: JSONReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

/** The failed and the flaky tests of Vitest's JSON report, and the files that failed to load. */
export function listVitestFailures({ testResults }: JsonTestResults): Failure[] {
  return testResults.flatMap((file) => {
    const failures = file.assertionResults.flatMap(({ fullName, status, failureMessages }) => {
      const isFlaky = status === 'passed';
      // Those of all tries, so a test that passed when repeated has some, too.
      const [message = ''] = failureMessages ?? [];
      if (isFlaky ? !message : status !== 'failed') return [];
      return [{ test: `${file.name} > ${fullName}`, isFlaky, message }];
    });
    const broken = { test: file.name, isFlaky: false, message: file.message };
    return isBroken(file) ? [...failures, broken] : failures;
  });
}

/** The failed and the flaky tests of Playwright's JSON report. */
export function listPlaywrightFailures({ suites }: Pick<JSONReport, 'suites'>): Failure[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(listSpecFailures),
    ...listPlaywrightFailures({ suites: inner }),
  ]);
}

function listSpecFailures({ file, title, tests }: JSONReportSpec): Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => ({
      test: `${file} > ${title}`,
      isFlaky: status === 'flaky',
      message: results.flatMap(({ errors }) => errors)[0]?.message ?? '',
    }));
}

function isBroken({ status, assertionResults }: JsonTestResult): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

/**
 * The tally of a test run. Adds a failure if the run exited with an error but no test failed, or if it found no tests,
 * because something else must be wrong then.
 */
export function tallyRun(ok: boolean, tests: Tally | undefined): Tally {
  if (!tests) return createTally(false);
  const foundNone = tests.passed + tests.failed === 0;
  const failed = tests.failed === 0 && (!ok || foundNone) ? 1 : tests.failed;
  return { ...tests, failed };
}
