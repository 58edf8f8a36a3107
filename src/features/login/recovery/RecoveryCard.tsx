import { useAtomValue } from 'jotai';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { paths } from '#src/util/paths.ts';
import styles from '../AuthCard.module.css';
import { AuthCard, type AuthCardProps } from '../AuthCard.tsx';
import { readLoginAddress } from '../login-address.ts';

interface RecoveryCardProps extends Omit<AuthCardProps, 'foot'> {
  /** The address to log in with afterwards. */
  email?: string;
}

/** The frame of the recovery pages, with a way back below. */
export function RecoveryCard({ email, ...card }: RecoveryCardProps) {
  return <AuthCard {...card} foot={<WayBack email={email} />} />;
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
