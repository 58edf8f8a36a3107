import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { avatarPicture } from '#src/session/avatar-picture.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import type { User } from '#src/session/roles.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { HeaderIcon } from './HeaderIcon.tsx';
import { HeaderMenuButton } from './HeaderMenuButton.tsx';

const CloseSessionButton = lazyPart(() => import('./CloseSessionButton.tsx'), 'CloseSessionButton');

/** The avatar with the account menu, or Log in for visitors (product specification, section 2). */
export function AccountMenu() {
  const user = useAtomValue(currentUserAtom);
  return user ? <UserMenu user={user} /> : <VisitorMenu />;
}

function UserMenu({ user }: { user: User }) {
  const t = useTranslate();
  return (
    <HeaderMenuButton
      kind="account"
      label={t('header:Account of %name%', { name: user.name })}
      tooltip={user.name}
    >
      <Avatar id={user.id} name={user.name} picture={avatarPicture(user)} />
    </HeaderMenuButton>
  );
}

/** A visitor's menu has only Login and Register, so closing a protected session is a separate button. */
function VisitorMenu() {
  const t = useTranslate();
  const { calendarProtected } = useAtomValue(settingsAtom);
  return (
    <>
      {calendarProtected && <CloseSessionButton />}
      <HeaderMenuButton kind="account" label={t('header:Log in or create an account')} look="text">
        <HeaderIcon name="log-in" />
        {t('errors:Log in')}
      </HeaderMenuButton>
    </>
  );
}
