import { useTranslate } from '#src/i18n/i18n.ts';
import { PlannedPage } from './PlannedPage.tsx';

/** The user's picture. */
function AvatarPage() {
  const t = useTranslate();
  return (
    <PlannedPage
      icon="user"
      title={t('account:Avatar')}
      contents={t('account:Your picture will appear here, and you will be able to change it.')}
    />
  );
}

export { AvatarPage as Component };
