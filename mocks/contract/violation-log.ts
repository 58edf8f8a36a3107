import { type ContractViolation, describeViolation } from './contract.ts';

/** One bug may show in every answer, so the log is limited. */
const maximum = 1000;

export interface ViolationLog {
  /** The first thousand violations. */
  readonly violations: readonly ContractViolation[];
  readonly record: (violation: ContractViolation) => void;
}

/** Collects violations of the contract and reports each one, by default on the console. */
export function createViolationLog(
  report = (violation: ContractViolation) => console.error(describeViolation(violation)),
): ViolationLog {
  const violations: ContractViolation[] = [];
  return {
    violations,
    record(violation) {
      if (violations.length < maximum) violations.push(violation);
      report(violation);
    },
  };
}
