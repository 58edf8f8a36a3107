import { rights } from '#generated/admin/rights.ts';
import { hasRole, type User } from './roles.ts';

/** Whether the user may call an operation of the admin tool, as the contract says by `x-roles`. */
export function mayCall(user: User | null, operation: keyof typeof rights): boolean {
  return rights[operation].some((role) => hasRole(user, role));
}
