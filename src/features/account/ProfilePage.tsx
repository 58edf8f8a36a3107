import { useTranslate } from '#src/i18n/i18n.ts';
import { PlannedPage } from './PlannedPage.tsx';

/** The user's own data and ways to log in. */
function ProfilePage() {
  const t = useTranslate();
  return (
    <PlannedPage
      icon="user"
      title={t('account:Profile')}
      contents={t(
        'account:Your name, your email addresses, your password and two-factor authentication will appear here.',
      )}
    />
  );
}

export { ProfilePage as Component };
