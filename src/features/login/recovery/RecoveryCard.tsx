import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { paths } from '#src/util/paths.ts';
import styles from '../AuthCard.module.css';
import { AuthCard } from '../AuthCard.tsx';
import { readLoginAddress } from '../login-address.ts';
import { focusHeading } from './focus-heading.ts';

interface RecoveryCardProps {
  /** The page's name for the window's title, in every state. */
  page: string;
  /** The heading. Default: the page's name. */
  title?: string;
  intro: string;
  /** It replaces a form on this page, so its heading gets the focus. */
  isOutcome?: boolean;
  /** The address to log in with afterwards. */
  email?: string;
  children?: ReactNode;
}

/** The frame of the recovery pages, with a way back below. */
export function RecoveryCard({
  page,
  title = page,
  intro,
  isOutcome = false,
  email,
  children,
}: RecoveryCardProps) {
  return (
    <AuthCard
      title={title}
      {...(isOutcome && { titleRef: focusHeading })}
      intro={intro}
      foot={<WayBack email={email} />}
    >
      <PageTitle title={page} />
      {children}
    </AuthCard>
  );
}

function WayBack({ email }: { email: string | undefined }) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const [search] = useSearchParams();
  if (!user) {
    const { targetPath } = readLoginAddress(search);
    const loginPath = paths.login({ email: email || undefined, _target_path: targetPath });
    return (
      <Link className={styles.link} to={loginPath}>
        {t('login:Back to login')}
      </Link>
    );
  }
  return (
    <>
      {t('login:You are logged in as %name%.', { name: user.name })}
      <Link className={styles.link} to={paths.dashboard()}>
        {t('errors:Go to your dashboard')}
      </Link>
    </>
  );
}
