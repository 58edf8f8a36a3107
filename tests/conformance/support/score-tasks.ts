import { Ledger } from '#scripts/conformance/ledger/ledger.ts';
import type { Outcome } from './measure.ts';
import { contract, runOnMock } from './mock-run.ts';

/** The data that the threads of a score start with. */
export interface ScoreWorkerData {
  /** The ids of the operations that mistakes are made in. */
  readonly reached: ReadonlySet<string>;
}

/** A mistake by its index in the list of all, or a seed. */
export type ScoreTask = { readonly mutant: number } | { readonly seed: number };

export type ScoreResult = Outcome | SeedRun;

/** A run on the unchanged mock service, in which every finding is a false alarm. */
export interface SeedRun {
  readonly falseAlarms: readonly string[];
  /** The lines of its ledger. */
  readonly seen: readonly string[];
}

/** The ids of the operations that succeed in a run like those that measure mistakes. */
export async function reachedOperations(): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  await runOnMock(undefined, {
    writes: true,
    onExchange: ({ operation, answer }) => answer.status < 400 && reached.add(operation.id),
  });
  return reached;
}

export async function seedRun(seed: number): Promise<SeedRun> {
  const ledger = new Ledger(contract);
  const { causes } = await runOnMock(undefined, {
    writes: true,
    seed,
    count: 5,
    onExchange: (exchange) => ledger.record(exchange),
  });
  const falseAlarms = causes.map(
    ({ sighting }) =>
      `False alarm with seed ${seed}: ${sighting.operation.id}: ${sighting.problem.message}`,
  );
  return { falseAlarms, seen: ledger.lines };
}
