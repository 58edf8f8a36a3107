import type { Coverage } from '../ledger/coverage.ts';
import type { LeftOut } from '../run/left-out.ts';
import type { Finding } from './finding.ts';

/** All that a run tells, as plain data: what every form of report is made of. */
export interface Report {
  readonly server: string;
  readonly startedAt: string;
  readonly seconds: number;
  readonly seed: number;
  readonly writes: boolean;
  readonly isComplete: boolean;
  readonly requests: number;
  /** Cases and flows that were tried, by name: `operation: what is special`. */
  readonly tried: readonly string[];
  /** How many operations they were of. */
  readonly operations: number;
  readonly logins: readonly string[];
  readonly findings: readonly Finding[];
  /** Operations that nothing is known of, since no call of them succeeded. */
  readonly leftOut: readonly LeftOut[];
  /** Coverage of the documents over all runs that were kept. */
  readonly coverage: Coverage;
}

/** One sentence that says it all. */
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
