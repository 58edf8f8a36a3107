import type { Translate } from '#src/i18n/i18n.ts';
import { isStaff } from '#src/session/roles.ts';
import type { Question } from '#src/ui/overlay/ConfirmDialog.tsx';
import { roleNames } from '../kinds/role-names.ts';
import { pickGrantable, type UserChange } from './user-changes.ts';
import type { UserView } from './user-data.ts';

/** Describes how a change of a user's profile affects access to the account, and to the data of all customers. */
export function accessQuestion(
  t: Translate,
  { name, email }: UserView['user'],
  change: UserChange,
): Pick<Question, 'title' | 'effect' | 'tone'> {
  const roles = roleNames(t);
  const granting: Record<string, string> = {
    ROLE_ADMIN: t(
      'records:As an admin, %name% can do everything here: delete users, message all phones, make others staff.',
      { name },
    ),
    ROLE_SUPPORT: t(
      'records:As support, %name% sees the data of all customers, changes people and calendars, and can view the product as any customer.',
      { name },
    ),
    ROLE_SALES: t(
      'records:As sales, %name% sees the data of all customers, and changes their plans and balances.',
      { name },
    ),
  };
  const { granted, lost, becomesStaff, leavesStaff } = compareAccess(change);
  const rights = lost.map((role) => roles[role]).join(', ');
  return {
    title: becomesStaff
      ? t('records:Make %name% staff?', { name })
      : leavesStaff
        ? t('records:Take the access to this tool away from %name%?', { name })
        : t('records:Change %name%?', { name }),
    effect: [
      ...granted.map((role) => granting[role]),
      lost.length > 0 && t('records:%name% loses these rights: %rights%.', { name, rights }),
      change.changes.email
        ? t('records:%email% is replaced: the login and all mail use the new address.', { email })
        : t('records:The change applies at once. It can be undone.'),
    ]
      .filter(Boolean)
      .join(' '),
    tone: granted.length > 0 || leavesStaff ? 'danger' : 'normal',
  };
}

/** The staff roles that a change grants and takes away, and whether it makes the user staff or ends that. */
function compareAccess({ changes, before }: UserChange) {
  const old = pickGrantable(before.roles ?? []);
  const roles = changes.roles ? pickGrantable(changes.roles) : old;
  const grantedRoles = roles.filter((role) => !old.includes(role) && isStaff({ roles: [role] }));
  const lostRoles = old.filter((role) => !roles.includes(role) && isStaff({ roles: [role] }));
  return {
    granted: grantedRoles,
    lost: lostRoles,
    becomesStaff: grantedRoles.length > 0 && !isStaff({ roles: old }),
    leavesStaff: lostRoles.length > 0 && !isStaff({ roles }),
  };
}
