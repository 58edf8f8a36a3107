import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { hasRole, isStaff } from '#src/session/roles.ts';
import type { UserView } from './user-loader.ts';

/** Why the account cannot be changed: only admins may change staff accounts. Null if it can. */
export function useStaffAccount({ user }: UserView): string | null {
  const t = useTranslate();
  const self = useAtomValue(currentUserAtom);
  if (!isStaff(user) || hasRole(self, 'ROLE_ADMIN')) return null;
  return t('records:Only admins may change accounts of staff.');
}
