import { onTestFinished } from 'vitest';
import { type BugReport, receiveBugs } from '#src/util/bug-report.ts';

/** The bugs reported from here on until the test's end. */
export function receivedBugs(): BugReport[] {
  const reports: BugReport[] = [];
  onTestFinished(receiveBugs((report) => reports.push(report)));
  // Earlier bugs are passed on at once.
  reports.length = 0;
  return reports;
}
