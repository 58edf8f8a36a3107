import type { Outcome } from '../process/children.ts';

/** How many checks, tests or budgets passed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that failed at first and passed when they were repeated. They count as passed, too. */
  flaky: number;
}

export function addUp(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    flaky: sum('flaky'),
  };
}

/** Something that either passed or failed. */
export function createTally(ok: boolean): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, flaky: 0 };
}

/** The last line of `npm test` and `npm run check`. */
export function summaryLine({ passed, failed, skipped, flaky }: Tally): string {
  const rest = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} flaky`];
  return [`${passed} passed`, `${failed} failed`, ...rest].filter(Boolean).join(', ');
}

/** Prints the result of a finished check, followed by its output if it failed. */
export function printResult(name: string, { ok, output, seconds }: Outcome, note = ''): void {
  const time = seconds.toFixed(1).padStart(5);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${time} s${note}`);
  if (!ok) console.log(`${output.trimEnd()}\n`);
}
