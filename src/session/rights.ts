import { rights } from '#generated/admin/rights.ts';
import { hasRole, type User } from './roles.ts';

/** Returns whether the user may call an admin operation, according to the contract's `x-roles`. */
export function mayCall(user: User | null, operation: keyof typeof rights): boolean {
  return rights[operation].some((role) => hasRole(user, role));
}
