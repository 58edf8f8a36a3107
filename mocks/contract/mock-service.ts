import type { RequestHandler } from '../http/request-handler.ts';
import type { ContractViolation } from './contract.ts';

/** A service that holds its own answers to the contract. */
export interface MockService extends RequestHandler {
  /** The answers outside the contract so far; a test asserts that there is none. */
  readonly violations: readonly ContractViolation[];
}
