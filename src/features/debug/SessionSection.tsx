import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { hasRole, isStaff, type Role, type User } from '#src/session/roles.ts';
import { userStateKey } from '#src/session/user-state.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { readStorage } from '#src/util/browser-storage.ts';
import { isFramed } from '#src/util/framed.ts';
import styles from './DebugPage.module.css';
import { FactList } from './FactList.tsx';
import { useBrowserState } from './use-browser-state.ts';

const allRoles: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_SALES',
  'ROLE_SUPPORT',
  'ROLE_TESTUSER',
  'ROLE_USER',
];

/** The logged-in user with all roles, and the state shared with other tabs. */
export function SessionSection() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const { impersonated = false } = useAtomValue(settingsAtom);
  const tab = useBrowserState(readTab);
  return (
    <FactList
      facts={[
        { name: t('debug:User'), value: user && `${user.name} (${user.id})` },
        { name: t('debug:Roles'), shown: <Roles user={user} /> },
        { name: t('debug:Staff'), value: isStaff(user) },
        { name: t('debug:Two-factor authentication'), value: user?.two_fa_active ?? null },
        { name: t('debug:Avatar'), value: user?.avatar_type ?? null },
        { name: t('debug:Impersonated'), value: impersonated },
        { name: t('debug:In a frame'), value: tab?.framed ?? null },
        { name: t('debug:Document visibility'), value: tab?.visibility ?? null },
        { name: userStateKey, value: tab?.userState ?? null },
      ]}
    />
  );
}

function readTab() {
  return {
    framed: isFramed(),
    visibility: document.visibilityState,
    userState: readStorage(userStateKey),
  };
}

function Roles({ user }: { user: User | null }) {
  const t = useTranslate();
  return (
    <span className={styles.badges}>
      {allRoles
        .filter((role) => hasRole(user, role))
        .map((role) =>
          user?.roles.includes(role) ? (
            <Badge key={role} tone="accent">
              {role}
            </Badge>
          ) : (
            <Badge key={role}>{t('debug:%role%, implied', { role })}</Badge>
          ),
        )}
    </span>
  );
}
