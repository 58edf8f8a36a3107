import { useAtomValue } from 'jotai';
import { rights } from '#generated/admin/rights.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { mayCall } from '#src/session/rights.ts';
import type { ActContext, AdminOperation } from './act.ts';

/**
 * Why the user may not call an operation, naming the required role; null if they may. Controls without permission are
 * still shown, so that staff know whom to ask.
 */
export function findDenial(
  { t, user }: Pick<ActContext, 't' | 'user'>,
  operation: AdminOperation,
): string | null {
  if (mayCall(user, operation)) return null;
  const roles: readonly string[] = rights[operation];
  if (roles.includes('ROLE_SUPPORT')) return t('admin:Only support and admins may do this.');
  if (roles.includes('ROLE_SALES')) return t('admin:Only sales and admins may do this.');
  return t('admin:Only admins may do this.');
}

/** The denial of the logged-in user. */
export function useDenial(operation: AdminOperation): string | null {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  return findDenial({ t, user }, operation);
}
