import fc from 'fast-check';
import { randomSeed } from '#scripts/testing/depth.ts';

/** The values of a case, and what is played with them. It fails by throwing. */
type Played<Values extends [unknown, ...unknown[]]> = [
  ...arbitraries: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  play: (...values: Values) => Promise<void>,
];

/**
 * Plays random cases on a page or a service. The first that fails ends the test, and is reported with its seed and path:
 * looking for a smaller one plays up to thousands more, in which time the run would be ended as one that hangs. People
 * who want it smaller set `RANDOM_SHRINK=1`.
 */
export async function playCases<Values extends [unknown, ...unknown[]]>(
  { runs, seed = randomSeed }: { runs: number; seed?: number },
  ...played: Played<Values>
): Promise<void> {
  const endOnFailure = process.env['RANDOM_SHRINK'] !== '1';
  await fc.assert(fc.asyncProperty<Values>(...played), {
    ...{ numRuns: runs, seed, endOnFailure },
    // The test reports leave out an error's `cause`.
    includeErrorInReport: true,
  });
}

const casesPerTest = 10;

/** For so many cases, the tests of at most ten, each with a seed of its own. */
export function splitCases(runs: number): { runs: number; seed: number }[] {
  return Array.from({ length: Math.ceil(runs / casesPerTest) }, (_, index) => ({
    runs: Math.min(runs - index * casesPerTest, casesPerTest),
    seed: randomSeed + index,
  }));
}
