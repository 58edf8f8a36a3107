import { NavLink, Outlet } from 'react-router-dom';
import type { IconName } from '#generated/icons.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { AboveContent } from '#src/ui/layout/AboveContent.tsx';
import { showCurrent } from '#src/ui/layout/show-current.ts';
import { paths } from '#src/util/paths.ts';
import styles from './AccountFrame.module.css';

interface AccountLink {
  href: string;
  label: string;
  icon: IconName;
}

function accountLinks(t: Translate): readonly AccountLink[] {
  return [
    { href: paths.profile(), label: t('account:Profile'), icon: 'user' },
    { href: paths.security(), label: t('account:Sign-in and security'), icon: 'shield' },
    { href: paths.notifications(), label: t('header:Email notifications'), icon: 'mail' },
    { href: paths.devices(), label: t('account:Connected devices'), icon: 'devices' },
    { href: paths.avatar(), label: t('account:Avatar'), icon: 'camera' },
  ];
}

/** The frame of the account pages: their navigation, beside the page or above it on narrow screens. */
function AccountFrame() {
  const t = useTranslate();
  return (
    <>
      <AboveContent>
        <nav ref={showCurrent} className={styles.pages} aria-label={t('account:Your account')}>
          {accountLinks(t).map(({ href, label, icon }) => (
            <NavLink
              key={href}
              to={href}
              end
              className={({ isActive }) => classNames(styles.page, isActive && styles.here)}
            >
              <Icon name={icon} />
              {label}
            </NavLink>
          ))}
        </nav>
      </AboveContent>
      <Outlet />
    </>
  );
}

export { AccountFrame as Component };
