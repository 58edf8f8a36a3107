import { type RunOptions, runConformance } from '#scripts/conformance/run/run.ts';
import { type Mutant, mutated } from '../mutants/mutant.ts';
import { mockRunOptions } from './mock-run.ts';
import type { PrismProxy } from './prism-proxy.ts';

/** The outcome of one mistake. */
export interface Outcome {
  /** The number of answers affected. */
  readonly touched: number;
  readonly isFound: boolean;
  /** The check that found it first. */
  readonly by: string | undefined;
  /** The number of cases until it was found. */
  readonly cases: number;
  readonly isFoundByPrism: boolean;
}

export interface Measure extends Outcome {
  readonly mutant: Mutant;
}

/**
 * Runs against a server with one mistake, and asks Prism's proxy about the same traffic. If the calls of one operation
 * do not trigger its mistake, all operations are called.
 */
export async function measured(
  mutant: Mutant,
  prism: PrismProxy,
  options: Pick<RunOptions, 'stopsAtFirst'> = {},
): Promise<Outcome> {
  const { operations } = mutant;
  const own = await measuredBy(mutant, prism, {
    ...options,
    operations: operations ?? [],
    pages: operations === undefined,
  });
  return own.touched > 0 ? own : measuredBy(mutant, prism, options);
}

async function measuredBy(
  mutant: Mutant,
  prism: PrismProxy,
  options: Partial<RunOptions>,
): Promise<Outcome> {
  let touched = 0;
  let isFoundByPrism = false;
  let cases = 0;
  const base = await mockRunOptions((mock) => {
    const front = mutant.inFront(mock);
    return async (request) => {
      const copy = request.clone();
      const response = await front(request);
      if (!mutated.has(response)) return response;
      touched += 1;
      isFoundByPrism ||= await prism.findsDifference(copy, response.clone());
      return response;
    };
  });
  const result = await runConformance({
    ...base,
    writes: true,
    onProgress: ({ differences }) => {
      if (differences === 0) cases += 1;
    },
    ...options,
  });
  const [first] = result.causes;
  return {
    touched,
    isFound: first !== undefined,
    by: first?.check,
    cases: cases + 1,
    isFoundByPrism,
  };
}
