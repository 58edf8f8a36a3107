/**
 * True if tests try everything, instead of what every commit needs: `npm run test:deep` sets `TEST_DEEP=1`. Files of tests
 * that only it runs are named `*.deep.test.ts` and `*.deep.spec.ts`; single browser tests have the details `deep`.
 */
export const isDeep = process.env['TEST_DEEP'] === '1';

/** All cases of a test, or only the first few in the run of every commit. */
export function pickCases<Case>(cases: readonly Case[], few = 1): readonly Case[] {
  return isDeep ? cases : cases.slice(0, few);
}

/**
 * Returns the number of random cases to test: few, or many in `npm run test:deep`, or as many as `RANDOM_CASES` says.
 */
export function randomCases({ few, many }: { few: number; many: number }): number {
  const caseCount = process.env['RANDOM_CASES'];
  if (caseCount !== undefined) return Number(caseCount);
  return isDeep ? many : few;
}

/** The same cases in each run, so that failures are reproducible; `RANDOM_SEED` makes others. */
export const randomSeed = Number(process.env['RANDOM_SEED'] ?? 1);
