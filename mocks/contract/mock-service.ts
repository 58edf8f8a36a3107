import type { RequestHandler } from '../http/request-handler.ts';
import type { ContractViolation } from './contract.ts';

/** A service that checks its own answers against the contract. */
export interface MockService extends RequestHandler {
  /** The violations so far; tests assert that there are none. */
  readonly violations: readonly ContractViolation[];
}
