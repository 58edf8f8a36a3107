import type { Contract } from '#scripts/conformance/contract/contract.ts';
import { accountMutants } from './account-mutants.ts';
import { answerMutants } from './answer-mutants.ts';
import { behaviorMutants } from './behavior-mutants.ts';
import { habitMutants } from './habit-mutants.ts';
import type { Mutant } from './mutant.ts';
import { pageMutants } from './page-mutants.ts';
import { schemaMutants } from './schema-mutants.ts';

/**
 * Every mistake that the check is measured by, in operations that a run reaches. They are derived from the documents, so
 * a new operation adds its own.
 */
export function allMutants(all: Contract, reached: ReadonlySet<string>): Mutant[] {
  const contract = { ...all, operations: all.operations.filter(({ id }) => reached.has(id)) };
  return [
    ...schemaMutants(contract),
    ...answerMutants(contract),
    ...behaviorMutants(contract),
    ...pageMutants(contract),
    ...habitMutants(contract),
    ...accountMutants(contract),
  ];
}
