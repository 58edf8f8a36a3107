import { useTranslate } from '#src/i18n/i18n.ts';
import { PlannedPage } from './PlannedPage.tsx';

/** Where the user is logged in. */
export function DevicesPage() {
  const t = useTranslate();
  return (
    <PlannedPage
      icon="devices"
      title={t('account:Connected devices')}
      contents={t(
        'account:The devices on which you are logged in will stand here, and you will be able to log each of them out.',
      )}
    />
  );
}
