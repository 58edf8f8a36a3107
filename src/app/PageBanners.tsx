import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OutdatedPageBanner } from './OutdatedPageBanner.tsx';

/** Watches the connection and the session, and shows when the page can no longer be relied on. */
export function PageBanners() {
  return (
    <>
      <ErrorBoundary>
        <OfflineBanner />
      </ErrorBoundary>
      <ErrorBoundary>
        <OutdatedPageBanner />
      </ErrorBoundary>
    </>
  );
}
