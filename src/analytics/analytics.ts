import type { HostSettings } from '#src/settings/host-settings.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { reportBug } from '#src/util/bug-report.ts';

/** The parts of the router that analytics needs: its location and a subscription. */
export interface PageSource {
  readonly state: {
    readonly initialized: boolean;
    readonly location: { readonly pathname: string };
  };
  subscribe(listener: (state: PageSource['state']) => void): () => void;
}

/** Called with the address of every page shown. */
export type PageListener = (address: string) => void;

/**
 * Reports page views and outbound clicks, if the hosting page enables it and this is one of the product's public hosts.
 * The code loads when the browser is idle; pages shown before then are reported afterwards.
 * @returns a function that stops the reporting.
 */
export function startAnalytics(settings: HostSettings, router: PageSource): () => void {
  const { analytics, publicHosts = [] } = settings;
  const { hostname } = window.location;
  if (!analytics || !publicHosts.includes(hostname) || isLocalHost(hostname)) return () => {};

  let hasEnded = false;
  const visitedAddresses: string[] = [];
  let listener: PageListener = (address) => visitedAddresses.push(address);
  const report = (address: string) => {
    try {
      listener(address);
    } catch (error) {
      // The router notifies while it is still navigating, and the navigation may stop halfway.
      reportBug(error);
    }
  };
  const endings = [
    watchPages(router, report),
    whenIdle(() => {
      import('./tracker.ts').then(
        ({ startTracker }) => {
          if (hasEnded) return;
          const tracker = startTracker({ ...settings, analytics });
          endings.push(tracker.stop);
          listener = tracker.reportPage;
          visitedAddresses.forEach(report);
        },
        // Ad blockers often block it, which is the user's choice.
        () => end(),
      );
    }),
  ];
  const end = () => {
    hasEnded = true;
    for (const stop of endings.splice(0)) stop();
  };
  return end;
}

/** Reports the current page and every later one. A different query or fragment is not a different page. */
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
