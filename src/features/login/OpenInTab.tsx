import { useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/settings/PageTitle.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { AuthCard } from './AuthCard.tsx';

/** What stands in a frame in the place of a form: browsers keep the session of a framed page from it. */
export function OpenInTab({ title }: { title: string }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <AuthCard
      title={title}
      intro={t('login:Your password is safer in a tab of its own than inside another page.')}
      foot={null}
    >
      <PageTitle title={title} />
      <ButtonLink look="primary" to={{ pathname, search }} target="_blank" wide>
        {t('login:Open in a new tab')}
        <Icon name="external" />
      </ButtonLink>
    </AuthCard>
  );
}
