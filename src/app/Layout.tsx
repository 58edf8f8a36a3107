import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { Header } from '#src/features/header/Header.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { StatusMessageBox } from '#src/status/StatusMessage.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { AboveContentPlace } from '#src/ui/layout/AboveContent.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useLoadedWhenIdle } from '#src/ui/use-when-idle.ts';
import { LazyImpersonationBanner } from './impersonation-banner.ts';
import { keepFocus } from './keep-focus.ts';
import styles from './Layout.module.css';
import { pageHandle } from './route-handle.ts';

const OfflineNotice = lazyPart(() => import('./OfflineNotice.tsx'), 'OfflineNotice');
const OutdatedPageBanner = lazyPart(() => import('./OutdatedPageBanner.tsx'), 'OutdatedPageBanner');

/** Measures the banners and the header for the styles, because their texts wrap and banners come and go. */
function tellHeight(top: HTMLElement | null): (() => void) | undefined {
  if (!top) return undefined;
  const { documentElement: html } = document;
  const observer = new ResizeObserver(() => {
    const height = `${top.offsetHeight}px`;
    // A new value makes the browser compute all styles again before it paints, so leave the usual one to the styles.
    const isUsual = getComputedStyle(html).getPropertyValue('--header') === height;
    html.style.setProperty('--top-height', isUsual ? null : height);
  });
  observer.observe(top);
  return () => observer.disconnect();
}

/** The frame of every page: skip link, header, a place for navigation that some pages share, content. */
export function Layout() {
  const t = useTranslate();
  const main = useRef<HTMLElement>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const shownPath = useRef<string>(null);
  const navigating = useNavigation().state !== 'idle';
  const { wide = false, sideNavigation } = pageHandle(useMatches()) ?? {};
  const { impersonated = false } = useAtomValue(settingsAtom);

  const attachMain = useCallback((element: HTMLElement) => {
    main.current = element;
    return keepFocus(element);
  }, []);
  const hasNotice = useLoadedWhenIdle(OfflineNotice);
  const hasBanner = useLoadedWhenIdle(OutdatedPageBanner);
  // Focusing the content announces a new page and reads it from the start, unless a field on it has taken the focus. On
  // the first page the browser does this itself.
  useEffect(() => {
    if (navigating) return;
    const isNew = shownPath.current !== null && shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isNew && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [navigating, pathname]);

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('common:Skip to content')}
      </a>
      <div ref={tellHeight} className={styles.top}>
        <ErrorBoundary>
          {hasBanner && <OutdatedPageBanner />}
          <LazyImpersonationBanner isWanted={impersonated} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Header>{hasNotice && <OfflineNotice />}</Header>
        </ErrorBoundary>
      </div>
      <div className={sideNavigation ? styles.withSide : undefined}>
        <div ref={setAbove} className={styles.above} />
        <main
          ref={attachMain}
          id="content"
          className={classNames(styles.main, wide && styles.wide)}
          tabIndex={-1}
        >
          {/* No skeleton for the next page: the current one stays usable until the next one is complete, and nothing is
            lost if that fails. Skeletons are only for the first page. */}
          {navigating && (
            <div className={styles.progress} role="progressbar" aria-label={t('common:Loading')} />
          )}
          <AboveContentPlace value={above}>
            <Outlet />
          </AboveContentPlace>
        </main>
      </div>
      <ScrollRestoration />
      <ErrorBoundary>
        <StatusMessageBox />
      </ErrorBoundary>
    </>
  );
}
