import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { AuthCard } from './AuthCard.tsx';

/** Replaces the form inside a frame. */
export function OpenInTab({ title }: { title: string }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const isLoggedIn = useAtomValue(currentUserAtom) !== null;
  return (
    <AuthCard
      page={title}
      title={isLoggedIn ? t('login:You are logged in') : title}
      intro={
        isLoggedIn
          ? t('login:Account pages open in their own tab.')
          : t('login:Your password is safer in its own tab than inside another page.')
      }
      foot={null}
    >
      {/* The login page forwards logged-in users to the requested page. */}
      <ButtonLink look="primary" to={{ pathname, search }} target="_blank" wide>
        {t('login:Open in a new tab')}
        <Icon name="external" />
      </ButtonLink>
    </AuthCard>
  );
}
