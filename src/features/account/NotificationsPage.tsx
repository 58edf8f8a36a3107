import { useTranslate } from '#src/i18n/i18n.ts';
import { PlannedPage } from './PlannedPage.tsx';

/** The email notifications of each of the user's calendars. */
function NotificationsPage() {
  const t = useTranslate();
  return (
    <PlannedPage
      icon="mail"
      title={t('account:Email notifications')}
      contents={t(
        'account:What we email you about each of your calendars, and how often, will appear here.',
      )}
    />
  );
}

export { NotificationsPage as Component };
