import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { hasRole, isStaff } from '#src/session/roles.ts';
import type { UserView } from './user-loader.ts';

/** Why the account is off limits: only admins may change accounts of staff. Null if it is not. */
export function useStaffAccount({ user }: UserView): string | null {
  const t = useTranslate();
  const self = useAtomValue(currentUserAtom);
  if (!isStaff(user) || hasRole(self, 'ROLE_ADMIN')) return null;
  return t('records:Only admins may change accounts of staff.');
}
