import { useCallback, useEffect, useRef } from 'react';
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
import { StatusMessage } from '#src/status/StatusMessage.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { useIconsAhead } from '#src/ui/icon/Icon.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { keepFocus } from './keep-focus.ts';
import styles from './Layout.module.css';
import { OfflineBanner } from './OfflineBanner.tsx';
import { isWide } from './route-handle.ts';

/** Of banners, error pages and messages: for want of a connection they are shown too. */
const iconsOfFailures = ['alert', 'copy', 'close'];

/** A part beside the page that broke is left out: the page is of more use than an error page would be. */
const nothing = () => null;

/** Tells the styles how high the banners and the header are: texts in them wrap, and banners come and go. */
function tellHeight(top: HTMLElement | null): (() => void) | undefined {
  if (!top) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--top-height', `${top.offsetHeight}px`);
  });
  observer.observe(top);
  return () => observer.disconnect();
}

/** The frame of every page: skip link, header, content. */
export function Layout() {
  const t = useTranslate();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef<string>(null);
  const navigating = useNavigation().state !== 'idle';
  const wide = useMatches().some(({ handle }) => isWide(handle));

  const attachMain = useCallback((element: HTMLElement) => {
    main.current = element;
    return keepFocus(element);
  }, []);
  useIconsAhead(iconsOfFailures);
  // A new page is announced and read from its start, unless its work begins in a field that has taken the focus; at the
  // first one, when all has come, the browser does so itself.
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
      {/*
        Not the skeleton of the page that comes: the one that is shown stays in use until all of it is there, and nothing is
        thrown away when it does not come. Skeletons stand where nothing was before.
      */}
      {navigating && (
        <div className={styles.progress} role="progressbar" aria-label={t('common:Loading')} />
      )}
      <div ref={tellHeight} className={styles.top}>
        <ErrorBoundary fallback={nothing}>
          <OfflineBanner />
        </ErrorBoundary>
        <ErrorBoundary fallback={nothing}>
          <ImpersonationBanner />
        </ErrorBoundary>
        <ErrorBoundary fallback={nothing}>
          <Header />
        </ErrorBoundary>
      </div>
      <main
        ref={attachMain}
        id="content"
        className={classNames(styles.main, wide && styles.wide)}
        tabIndex={-1}
      >
        <Outlet />
      </main>
      <ScrollRestoration />
      <ErrorBoundary fallback={nothing}>
        <StatusMessage />
      </ErrorBoundary>
    </>
  );
}
