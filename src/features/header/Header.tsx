import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { currentUserAtom } from '#src/session/current-user.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { paths } from '#src/util/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The head of every page: where one is at the start, account and appearance at the end. */
export function Header() {
  const { appTitle } = useAtomValue(settingsAtom);
  const user = useAtomValue(currentUserAtom);
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={user ? paths.dashboard() : paths.login()}>
        <span className={styles.mark}>
          <Icon name="calendar" />
        </span>
        <span className={styles.title}>{appTitle}</span>
      </Link>
      <ThemeSwitch />
      <AccountMenu />
    </header>
  );
}
