import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { paths } from '#src/util/paths.ts';
import { AuthCard } from '../AuthCard.tsx';

interface ReadyToLogInProps {
  page: string;
  title: string;
  intro: string;
  email: string;
  /** The page to go to after the login. */
  targetPath?: string | undefined;
}

/** The last step: everything is done, and the login follows. */
export function ReadyToLogIn({ page, title, intro, email, targetPath }: ReadyToLogInProps) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  return (
    <AuthCard page={page} title={title} isOutcome intro={intro} foot={null}>
      {/* A full load, because the previous session ended with the old password. */}
      <ButtonLink
        look="primary"
        to={paths.login({ email, _target_path: targetPath })}
        reloadDocument={user !== null}
        wide
      >
        {t('login:Log in')}
      </ButtonLink>
    </AuthCard>
  );
}
