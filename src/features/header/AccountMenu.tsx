import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { avatarPicture } from '#src/session/avatar-picture.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import type { User } from '#src/session/roles.ts';
import { useFramed } from '#src/session/use-framed.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import { pageItemsAtom } from '#src/ui/menu/page-items.ts';
import { userItems, visitorItems } from './account-items.ts';
import { useCloseProtectedSession } from './use-close-protected-session.ts';

/** The avatar with the account menu, or Log in for visitors (product specification, section 2). */
export function AccountMenu() {
  const user = useAtomValue(currentUserAtom);
  return user ? <UserMenu user={user} /> : <VisitorMenu />;
}

function UserMenu({ user }: { user: User }) {
  const t = useTranslate();
  const { baseUrl } = useAtomValue(settingsAtom);
  const place = useLocation();
  const closeSession = useCloseProtectedSession();
  const pageItems = useAtomValue(pageItemsAtom);
  const isFramed = useFramed();
  return (
    <MenuButton
      label={t('header:Account of %name%', { name: user.name })}
      tooltip={user.name}
      items={userItems(t, { user, baseUrl, place, isFramed, closeSession, pageItems })}
    >
      <Avatar name={user.name} picture={avatarPicture(user)} />
    </MenuButton>
  );
}

/** A visitor's menu has only Login and Register, so closing a protected session is a separate button. */
function VisitorMenu() {
  const t = useTranslate();
  const place = useLocation();
  const closeSession = useCloseProtectedSession();
  return (
    <>
      {closeSession && (
        <IconButton
          icon="lock"
          label={t('header:Close protected session')}
          onClick={closeSession}
        />
      )}
      <MenuButton
        label={t('header:Log in or create an account')}
        look="text"
        items={visitorItems(t, place)}
      >
        {t('errors:Log in')}
      </MenuButton>
    </>
  );
}
