import type { Reporter, TestCase } from '@playwright/test/reporter';
import { sendProgress } from './progress.ts';

/** A reporter of Playwright that sends the progress of the run to `npm test`. */
export default class PlaywrightProgress implements Reporter {
  onTestBegin(test: TestCase): void {
    sendProgress('started', test.id, nameTest(test));
  }

  onTestEnd(test: TestCase): void {
    sendProgress('finished', test.id, nameTest(test));
  }

  /** The other reporters print. */
  printsToStdio(): boolean {
    return false;
  }
}

function nameTest(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' > ');
}
