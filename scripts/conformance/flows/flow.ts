import type { FittingRequests } from '../cases/fitting-request.ts';
import type { Operation } from '../contract/operation.ts';
import type { Probe } from '../run/probe.ts';

export interface FlowContext {
  readonly probe: Probe;
  readonly requests: FittingRequests;
  readonly operation: Operation;
  /** Whose session the flow goes on in; nothing where none is needed. */
  readonly session: string | undefined;
  /** The flow's name. */
  readonly name: string;
}

/** Several requests whose answers must fit together. */
export interface Flow {
  readonly title: string;
  /** Whether it changes something on the server. */
  readonly kind: 'read' | 'write';
  /** Whether an operation is one that the flow can begin with. */
  readonly suits: (operation: Operation) => boolean;
  readonly run: (context: FlowContext) => Promise<void>;
}
