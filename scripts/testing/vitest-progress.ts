import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { sendProgress } from './progress.ts';

/** A reporter of Vitest that sends the progress of the run to `npm test`. */
export default class VitestProgress implements Reporter {
  // A file is queued once a worker loads it.
  onTestModuleQueued(file: TestModule): void {
    sendProgress('started', file.id, file.relativeModuleId);
  }

  onTestModuleEnd(file: TestModule): void {
    sendProgress('finished', file.id, file.relativeModuleId);
  }

  onTestCaseReady(test: TestCase): void {
    sendProgress('started', test.id, nameTest(test));
  }

  onTestCaseResult(test: TestCase): void {
    sendProgress('finished', test.id, nameTest(test));
  }
}

function nameTest({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId} > ${fullName}`;
}
