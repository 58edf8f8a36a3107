import type { FittingRequests } from '../cases/fitting-request.ts';
import type { Operation } from '../contract/operation.ts';
import type { Probe } from '../run/probe.ts';

export interface FlowContext {
  readonly probe: Probe;
  readonly requests: FittingRequests;
  readonly operation: Operation;
  /** The login whose session the flow uses; undefined if none is required. */
  readonly session: string | undefined;
  /** The flow's name. */
  readonly name: string;
}

/** Several requests whose answers must be consistent. */
export interface Flow {
  readonly title: string;
  /** Whether it changes something on the server. */
  readonly kind: 'read' | 'write';
  /** Whether the flow can start with an operation. */
  readonly suits: (operation: Operation) => boolean;
  readonly run: (context: FlowContext) => Promise<void>;
}
