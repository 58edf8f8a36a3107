import type { Coverage } from '../ledger/coverage.ts';
import type { LeftOut } from '../run/left-out.ts';
import type { Finding } from './finding.ts';

/** The result of a run, as plain data for all report formats. */
export interface Report {
  readonly server: string;
  readonly startedAt: string;
  readonly seconds: number;
  readonly seed: number;
  readonly writes: boolean;
  readonly isComplete: boolean;
  readonly requests: number;
  /** Cases and flows that ran, by name: `operation: what is special`. */
  readonly tried: readonly string[];
  /** How many operations they covered. */
  readonly operations: number;
  readonly logins: readonly string[];
  readonly findings: readonly Finding[];
  /** Operations that remain untested, because no call of them succeeded. */
  readonly leftOut: readonly LeftOut[];
  /** Coverage of the documents over all saved runs. */
  readonly coverage: Coverage;
}

/** A summary in one sentence. */
export function summary({
  findings,
  tried,
  operations,
  requests,
  seconds,
  isComplete,
}: Report): string {
  const result =
    findings.length === 0
      ? 'Nothing differs from the documents'
      : `${findings.length} ${findings.length === 1 ? 'difference' : 'differences'} from the documents`;
  const cases = tried.length === 0 ? '' : `${tried.length} cases of ${operations} operations, `;
  const effort = `${cases}${requests} requests, ${seconds.toFixed(1)} s`;
  return `${result} (${effort}).${isComplete ? '' : ' The run was ended before its time.'}`;
}
