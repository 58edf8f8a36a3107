import type { Coverage } from '../ledger/coverage.ts';
import type { RunResult } from '../run/run.ts';
import type { Finding } from './finding.ts';

/** The result of a run, as plain data for all report formats. */
export interface Report extends Omit<RunResult, 'causes'> {
  readonly server: string;
  readonly startedAt: string;
  readonly seed: number;
  readonly writes: boolean;
  /** The number of operations that they covered. */
  readonly operations: number;
  readonly logins: readonly string[];
  readonly findings: readonly Finding[];
  /** Coverage of the documents over all saved runs. */
  readonly coverage: Coverage;
}

/** A summary in one sentence. */
export function summary(report: Report): string {
  const { findings, tried, operations, requests, seconds, isComplete } = report;
  const result =
    findings.length === 0
      ? 'Nothing differs from the documents'
      : `${findings.length} ${findings.length === 1 ? 'difference' : 'differences'} from the documents`;
  const cases = tried.length === 0 ? '' : `${tried.length} cases of ${operations} operations, `;
  const effort = `${cases}${requests} requests, ${seconds.toFixed(1)} s`;
  return `${result} (${effort}).${isComplete ? '' : ' The run was ended before its time.'}`;
}
