import type { FittingRequests } from '../cases/fitting-request.ts';
import type { Problem } from '../checks/problem.ts';
import type { Operation } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { CallOptions, Probe } from '../run/probe.ts';
import type { RequestParts } from '../target/request-parts.ts';

export interface FlowContext {
  readonly probe: Probe;
  readonly requests: FittingRequests;
  readonly operation: Operation;
  /** The login whose session the flow uses; undefined if none is required. */
  readonly session: string | undefined;
  /** A call, by default in the flow's session; undefined if its answer is wrong, which it reports. */
  readonly call: (
    operation: Operation,
    parts: RequestParts,
    options?: CallOptions,
  ) => Promise<Exchange | undefined>;
  /** Reports what is wrong with the last one of some answers. */
  readonly report: (problem: Problem, ...exchanges: (Exchange | undefined)[]) => void;
}

/** Several requests whose answers must be consistent. */
export interface Flow {
  readonly title: string;
  /** True if it changes something on the server. */
  readonly kind: 'read' | 'write';
  /** Returns whether the flow can start with an operation. */
  readonly suits: (operation: Operation) => boolean;
  readonly run: (context: FlowContext) => Promise<void>;
}
