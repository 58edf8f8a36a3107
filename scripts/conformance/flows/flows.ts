import type { FittingRequests } from '../cases/fitting-request.ts';
import type { Operation } from '../contract/operation.ts';
import type { Unit } from '../run/plan.ts';
import type { Flow } from './flow.ts';
import { askedTwice, head } from './repeated.ts';

const all: readonly Flow[] = [askedTwice, head];

interface FlowTools {
  readonly requests: FittingRequests;
  readonly sessionOf: (operation: Operation) => string | undefined;
}

/** The flows of a kind that begin with the given operations. */
export function flows(
  operations: readonly Operation[],
  tools: FlowTools,
  kind: Flow['kind'],
): Unit[] {
  return operations.flatMap((operation) =>
    all
      .filter((flow) => flow.kind === kind && flow.suits(operation))
      .map((flow) => {
        const name = `${operation.id}: ${flow.title}`;
        const session = tools.sessionOf(operation);
        const { requests } = tools;
        return { name, run: (probe) => flow.run({ probe, requests, operation, session, name }) };
      }),
  );
}
