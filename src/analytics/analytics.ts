import type { HostSettings } from '#src/settings/host-settings.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { reportBug } from '#src/util/bug-report.ts';

/** What is read of the router: where it stands, and when that changes. */
export interface PageSource {
  readonly state: {
    readonly initialized: boolean;
    readonly location: { readonly pathname: string };
  };
  subscribe(listener: (state: PageSource['state']) => void): () => void;
}

/** Told of every page that is shown, by its address. */
export type PageListener = (address: string) => void;

/**
 * Reports page views and clicks that lead elsewhere, if the hosting page wants it and this is one of the product's public
 * hosts. The code for it comes when the browser is idle; pages that were shown before are reported then.
 * @returns what ends it.
 */
export function startAnalytics(settings: HostSettings, router: PageSource): () => void {
  const { analytics, publicHosts = [] } = settings;
  const { hostname } = window.location;
  if (!analytics || !publicHosts.includes(hostname) || isLocalHost(hostname)) return () => {};

  let ended = false;
  const shown: string[] = [];
  let listener: PageListener = (address) => shown.push(address);
  const report = (address: string) => {
    try {
      listener(address);
    } catch (error) {
      // The router tells of a page while it goes there, and would stop on the way.
      reportBug(error);
    }
  };
  const endings = [
    watchPages(router, report),
    whenIdle(() => {
      import('./tracker.ts').then(
        ({ startTracker }) => {
          if (ended) return;
          const tracker = startTracker({ ...settings, analytics });
          endings.push(tracker.stop);
          listener = tracker.reportPage;
          shown.forEach(report);
        },
        // Many people's ad blockers keep it away, which is theirs to decide.
        () => end(),
      );
    }),
  ];
  const end = () => {
    ended = true;
    for (const stop of endings.splice(0)) stop();
  };
  return end;
}

/** Tells the page that is shown and each one after it; another query or fragment makes no other page. */
function watchPages(router: PageSource, onPage: PageListener): () => void {
  let path: string | undefined;
  const look = ({ initialized, location }: PageSource['state']) => {
    if (!initialized || location.pathname === path) return;
    path = location.pathname;
    onPage(window.location.origin + path);
  };
  look(router.state);
  return router.subscribe(look);
}

function isLocalHost(hostname: string): boolean {
  return /(^|\.)localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}
