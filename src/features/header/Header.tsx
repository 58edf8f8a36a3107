import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { currentUserAtom } from '#src/session/current-user.ts';
import { type EmbedSwitches, useEmbedSwitches } from '#src/session/embed-switches.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { shownNamesAtom } from '#src/settings/settings-atom.ts';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { paths } from '#src/util/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { panelAtom } from './help-state.ts';
import { InfoMenu } from './InfoMenu.tsx';
import { PreferencesMenu } from './PreferencesMenu.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';

const panels = {
  assistant: lazyPart(() => import('./panel/AssistantPanel.tsx'), 'AssistantPanel'),
  news: lazyPart(() => import('./panel/NewsPanel.tsx'), 'NewsPanel'),
};

/**
 * The header of every page: the calendar or product at the start; help, preferences and account at the end. It
 * disappears with all of them where a site embeds a calendar without them.
 * @param props.children what is to be seen in its line meanwhile.
 */
export function Header({ children }: { children: ReactNode }) {
  const [panel, setPanel] = useAtom(panelAtom);
  const { title, showLogo, showTitle, showProfileAndInfo } = useEmbedSwitches();
  const hasBrand = showLogo || showTitle;
  const Panel = panel && panels[panel];
  return (
    <>
      {hasBrand || showProfileAndInfo ? (
        <header className={styles.header}>
          {hasBrand && <Brand title={title} showLogo={showLogo} showTitle={showTitle} />}
          {children}
          {showProfileAndInfo && (
            <div className={styles.tools}>
              <InfoMenu />
              <PreferencesMenu />
              <AccountMenu />
            </div>
          )}
        </header>
      ) : (
        children
      )}
      <Shortcuts />
      {Panel && (
        <ErrorBoundary key={panel}>
          <Panel onMissing={() => setPanel(null)} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** The calendar's mark, as on the dashboard, or the product's logo. */
function Logo({ calendarId, title }: { calendarId: number | undefined; title: string }) {
  if (calendarId !== undefined) return <InitialMark id={calendarId} name={title} />;
  return (
    <span className={styles.mark}>
      <Icon name="calendar" />
    </span>
  );
}

type BrandProps = Pick<EmbedSwitches, 'title' | 'showLogo' | 'showTitle'>;

function Brand({ title: wantedTitle, showLogo, showTitle }: BrandProps) {
  const user = useAtomValue(currentUserAtom);
  const { id, title: ownTitle, organization, access } = useAtomValue(shownNamesAtom);
  const title = wantedTitle ?? ownTitle;
  const accountLink = useAccountLink();
  return (
    <Link
      {...accountLink}
      className={styles.brand}
      to={user ? paths.dashboard() : paths.login()}
      // Shows truncated names in full.
      title={[organization, title, access].filter(Boolean).join(' · ')}
    >
      {showLogo && <Logo calendarId={id} title={ownTitle} />}
      {showTitle ? (
        <span className={styles.names}>
          {organization && <span className={styles.organization}>{organization}</span>}{' '}
          <span className={styles.line}>
            <span className={styles.title}>{title}</span>{' '}
            {access && <span className={styles.access}>{access}</span>}
          </span>
        </span>
      ) : (
        <VisuallyHidden>{title}</VisuallyHidden>
      )}
    </Link>
  );
}
