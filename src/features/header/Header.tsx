import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { shownNamesAtom } from '#src/settings/settings-atom.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { preloadMenu } from '#src/ui/menu/LazyMenu.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';
import { paths } from '#src/util/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { panelAtom } from './help-state.ts';
import { InfoMenu } from './InfoMenu.tsx';
import { PreferencesMenu } from './PreferencesMenu.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';

/** The header of every page: the calendar or product at the start; help, preferences and account at the end. */
export function Header() {
  const Panel = useAtomValue(panelAtom);
  return (
    <>
      <header ref={preloadMenusWhenIdle} className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <InfoMenu />
          <PreferencesMenu />
          <AccountMenu />
        </div>
      </header>
      <Shortcuts />
      {Panel && (
        <ErrorBoundary fallback={() => null}>
          <Panel />
        </ErrorBoundary>
      )}
    </>
  );
}

/** Loaded after the page's own code, because the first paint must not wait for it. */
function preloadMenusWhenIdle(): () => void {
  return whenIdle(preloadMenu);
}

function Brand() {
  const user = useAtomValue(currentUserAtom);
  const { title, organization, access } = useAtomValue(shownNamesAtom);
  const accountLink = useAccountLink();
  return (
    <Link
      {...accountLink}
      className={styles.brand}
      to={user ? paths.dashboard() : paths.login()}
      // Shows truncated names in full.
      title={[organization, title, access].filter(Boolean).join(' · ')}
    >
      <span className={styles.mark}>
        <Icon name="calendar" />
      </span>
      <span className={styles.names}>
        {organization && <span className={styles.organization}>{organization}</span>}{' '}
        <span className={styles.line}>
          <span className={styles.title}>{title}</span>{' '}
          {access && <span className={styles.access}>{access}</span>}
        </span>
      </span>
    </Link>
  );
}
