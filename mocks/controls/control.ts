import type { Contract, ContractViolation } from '../contract/contract.ts';
import type { CallContext } from '../handlers/registry.ts';

/** What a control works on. */
export interface ControlState {
  readonly contract: Contract;
  readonly context: CallContext;
  readonly violations: readonly ContractViolation[];
}

export type Control = (
  state: ControlState,
  request: Request,
  url: URL,
) => Response | Promise<Response>;
