import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { paths } from '#src/util/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { panelAtom } from './help-state.ts';
import { InfoMenu } from './InfoMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The head of every page: where one is at the start, help, appearance and account at the end; and what they open. */
export function Header() {
  const Panel = useAtomValue(panelAtom);
  return (
    <>
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <InfoMenu />
          <LanguageSwitch />
          <ThemeSwitch />
          <AccountMenu />
        </div>
      </header>
      {Panel && (
        <ErrorBoundary fallback={() => null}>
          <Panel />
        </ErrorBoundary>
      )}
    </>
  );
}

function Brand() {
  const user = useAtomValue(currentUserAtom);
  const { appTitle, organizationName, organizationHidden, accessName } = useAtomValue(settingsAtom);
  const accountLink = useAccountLink();
  const organization = organizationHidden ? null : organizationName;
  return (
    <Link
      {...accountLink}
      className={styles.brand}
      to={user ? paths.dashboard() : paths.login()}
      // Names that are cut off can be read in full.
      title={[organization, appTitle, accessName].filter(Boolean).join(' · ')}
    >
      <span className={styles.mark}>
        <Icon name="calendar" />
      </span>
      <span className={styles.names}>
        {organization && <span className={styles.organization}>{organization}</span>}{' '}
        <span className={styles.line}>
          <span className={styles.title}>{appTitle}</span>{' '}
          {accessName && <span className={styles.access}>{accessName}</span>}
        </span>
      </span>
    </Link>
  );
}
