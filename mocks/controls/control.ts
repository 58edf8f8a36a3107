import type { Contract, ContractViolation } from '../contract/contract.ts';
import type { CallContext } from '../handlers/registry.ts';
import type { Worlds } from '../world/worlds.ts';

/** The state that a control works on. */
export interface ControlState {
  readonly contract: Contract;
  readonly context: CallContext;
  readonly worlds: Worlds;
  readonly violations: readonly ContractViolation[];
}

export type Control = (
  state: ControlState,
  request: Request,
  url: URL,
) => Response | Promise<Response>;
