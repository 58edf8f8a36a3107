import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { paths } from '#src/util/paths.ts';
import { AuthCard } from '../AuthCard.tsx';
import { focusHeading } from './focus-heading.ts';

interface ReadyToLogInProps {
  page: string;
  title: string;
  intro: string;
  email: string;
}

/** The end of the way: all is done, and the login follows. */
export function ReadyToLogIn({ page, title, intro, email }: ReadyToLogInProps) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  return (
    <AuthCard title={title} titleRef={focusHeading} intro={intro} foot={null}>
      <PageTitle title={page} />
      {/* A session that was there has ended with the old password; a fresh page knows that. */}
      <ButtonLink look="primary" to={paths.login({ email })} reloadDocument={user !== null} wide>
        {t('login:Log in')}
      </ButtonLink>
    </AuthCard>
  );
}
