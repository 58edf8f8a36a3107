import { describe, expect, it } from 'vitest';
import { accountMutants } from '#tests/conformance/mutants/account-mutants.ts';
import { behaviorMutants } from '#tests/conformance/mutants/behavior-mutants.ts';
import { habitMutants } from '#tests/conformance/mutants/habit-mutants.ts';
import { pageMutants } from '#tests/conformance/mutants/page-mutants.ts';
import { measured } from '#tests/conformance/support/measure.ts';
import { contract } from '#tests/conformance/support/mock-run.ts';
import { prismProxy } from '#tests/conformance/support/prism-proxy.ts';

const prism = await prismProxy();
/** One mutant of each kind that only several answers together, or a page, can reveal. */
const mutants = [
  ...behaviorMutants(contract),
  ...pageMutants(contract),
  ...accountMutants(contract),
  ...habitMutants(contract),
].filter(({ isOfSchema }) => !isOfSchema);
const oneOfEach = [...Map.groupBy(mutants, ({ kind }) => kind).values()].flatMap((all) =>
  all.slice(0, 1),
);

describe('a server', () => {
  it.each(oneOfEach)('with the mutation "$kind" fails the check', async (mutant) => {
    const { isFound, touched } = await measured(mutant, prism, { stopsAtFirst: true });
    expect(touched).toBeGreaterThan(0);
    expect(isFound).toBe(true);
  });
});
