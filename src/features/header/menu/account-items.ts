import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { pages } from '#generated/app/pages.ts';
import type { IconName } from '#generated/icons.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { hasRole, isStaff, type User } from '#src/session/roles.ts';
import { useFramed } from '#src/session/use-framed.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import { calendarAt } from '../calendar-address.ts';
import { useCloseProtectedSession } from '../use-close-protected-session.ts';

/** The account pages and the logout, or for visitors login and registration. */
export function useAccountItems(): MenuItem[] {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const { baseUrl } = useAtomValue(settingsAtom);
  const place = useLocation();
  const closeSession = useCloseProtectedSession();
  const isFramed = useFramed();
  return user
    ? userItems(t, { user, baseUrl, place, isFramed, closeSession })
    : visitorItems(t, place);
}

/** The browser's path below the base. */
interface Place {
  pathname: string;
  search: string;
}

/** Login and registration, both of which return to the current page. */
export function visitorItems(t: Translate, place: Place): MenuItem[] {
  const query = { _target_path: readTarget(place) };
  return [
    {
      key: 'login',
      label: t('header:Login'),
      icon: 'log-in',
      href: paths.login(query),
      kind: 'page',
    },
    {
      key: 'register',
      label: t('header:Register'),
      icon: 'user-plus',
      href: paths.register(query),
      kind: 'page',
    },
  ];
}

interface AccountPage {
  key: 'dashboard' | 'profile' | 'devices' | 'admin' | 'notifications' | 'debug';
  label: string;
  icon: IconName;
  href: string;
}

/** The account pages that the user may open, in the order of product specification, section 2. */
export function accountPages(t: Translate, user: User): readonly AccountPage[] {
  const page = (key: AccountPage['key'], label: string, icon: IconName, href: string) => {
    return { key, label, icon, href };
  };
  const admin = page('admin', t('header:Admin'), 'shield', pages.admin.path);
  const debug = page('debug', t('header:Debug'), 'bug', paths.debug());
  return [
    page('dashboard', t('header:Dashboard'), 'grid', paths.dashboard()),
    page('profile', t('header:Profile'), 'user', paths.profile()),
    page('devices', t('header:Connected devices'), 'devices', paths.devices()),
    ...(isStaff(user) ? [admin] : []),
    page('notifications', t('header:Email notifications'), 'mail', paths.notifications()),
    ...(hasRole(user, 'ROLE_ADMIN') ? [debug] : []),
  ];
}

interface UserItemsOptions {
  user: User;
  baseUrl: string;
  place: Place;
  isFramed: boolean;
  /** Closes the calendar's protected session, if there is one. */
  closeSession: (() => void) | null;
}

/** The account pages and the logout. */
export function userItems(t: Translate, options: UserItemsOptions): MenuItem[] {
  const { user, baseUrl, place, isFramed, closeSession } = options;
  const newTab = isFramed ? t('header:Opens in a new tab') : undefined;
  const pages = accountPages(t, user).map((page): MenuItem => ({ ...page, kind: 'page', newTab }));
  return [
    { key: 'account', kind: 'group', label: user.name, detail: user.email, items: pages },
    ...(closeSession ? [closeItem(t, closeSession)] : []),
    {
      key: 'logout',
      label: t('header:Logout %name%', { name: user.name }),
      icon: 'log-out',
      href: baseUrl + paths.logout(calendarAt(place.pathname) ?? {}),
      kind: 'document',
      newTab,
      divided: true,
    },
    {
      key: 'logout-everywhere',
      label: t('header:Log out everywhere…'),
      icon: 'devices',
      href: paths.devices({ logout: 'everywhere' }),
      kind: 'page',
      newTab,
    },
  ];
}

function closeItem(t: Translate, onSelect: () => void): MenuItem {
  const label = t('header:Close protected session');
  return { key: 'close', label, icon: 'lock', kind: 'action', onSelect, divided: true };
}

/** The current page, if it is worth returning to; login and registration pass on their own target. */
function readTarget({ pathname, search }: Place): string | undefined {
  const isHome = pathname === paths.home();
  const givenPath = new URLSearchParams(search).get('_target_path');
  return isHome ? undefined : (safeTargetPath(pathname + search) ?? safeTargetPath(givenPath));
}
