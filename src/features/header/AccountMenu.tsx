import { useAtomValue } from 'jotai';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { isStaff, type User } from '#src/session/roles.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu-item.ts';
import { paths } from '#src/util/paths.ts';
import styles from './Header.module.css';

/** The avatar with the account's menu, or for a visitor the way in (product specification, section 2). */
export function AccountMenu() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const { baseUrl } = useAtomValue(settingsAtom);
  if (!user) {
    return (
      <MenuButton label={t('header:Log in or register')} items={visitorItems(t)}>
        <span className={styles.visitor}>
          <Icon name="user" size={20} />
        </span>
      </MenuButton>
    );
  }
  return (
    <MenuButton
      label={t('header:Account of %name%', { name: user.name })}
      items={userItems(t, user, baseUrl)}
    >
      <Avatar name={user.name} picture={safePicture(user.avatar_url)} />
    </MenuButton>
  );
}

function visitorItems(t: Translate): MenuItem[] {
  return [
    page('login', t('header:Log in'), 'key', paths.login()),
    page('register', t('header:Register'), 'user', paths.register()),
  ];
}

function userItems(t: Translate, user: User, baseUrl: string): MenuItem[] {
  const staff = isStaff(user) ? [page('admin', t('header:Admin'), 'shield', paths.admin())] : [];
  return [
    page('dashboard', t('header:Dashboard'), 'calendar', paths.dashboard()),
    ...staff,
    {
      key: 'logout',
      label: t('header:Log out %name%', { name: user.name }),
      icon: 'log-out',
      href: baseUrl + paths.logout(),
      kind: 'document',
    },
  ];
}

function page(key: string, label: string, icon: string, href: string): MenuItem {
  return { key, label, icon, href, kind: 'page' };
}

/** A picture's address comes from the server's data: only web addresses are followed. */
function safePicture(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address, window.location.href);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
