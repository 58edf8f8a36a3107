import type { FittingRequests } from '../cases/fitting-request.ts';
import type { Contract } from '../contract/contract.ts';
import type { Unit } from '../run/plan.ts';

export function pageVisits(_: Contract, __: FittingRequests): Unit[] {
  return [];
}
