import type { Outcome } from '../process/children.ts';

/** The number of checks, tests, or budgets that passed. */
export interface Tally {
  passed: number;
  failed: number;
}

export function addUp(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Something that either passed or failed. */
export function createTally(ok: boolean): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Prints the result of a finished check, followed by its output if it failed. */
export function printResult(name: string, { ok, output, seconds }: Outcome): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(5)} s`);
  if (!ok) console.log(`${output.trimEnd()}\n`);
}

/** Ends `npm test` and `npm run check`: the last line has the sum. */
export function endWith({ passed, failed }: Tally): void {
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
