import { Outlet } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { SideNavigation } from '#src/ui/layout/SideNavigation.tsx';
import { paths } from '#src/util/paths.ts';

/** The frame of the account pages: their navigation, beside the page or above it on narrow screens. */
function AccountFrame() {
  const t = useTranslate();
  return (
    <>
      <SideNavigation
        label={t('account:Your account')}
        links={[
          { href: paths.profile(), label: t('account:Profile'), icon: 'user' },
          { href: paths.security(), label: t('account:Sign-in and security'), icon: 'shield' },
          { href: paths.notifications(), label: t('header:Email notifications'), icon: 'mail' },
          { href: paths.devices(), label: t('account:Connected devices'), icon: 'devices' },
          { href: paths.avatar(), label: t('account:Avatar'), icon: 'camera' },
        ]}
      />
      <Outlet />
    </>
  );
}

export { AccountFrame as Component };
