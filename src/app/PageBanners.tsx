import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OutdatedPageBanner } from './OutdatedPageBanner.tsx';

/** Omits a broken banner: the page without it is more useful than an error page. */
const nothing = () => null;

/** Watches the connection and the session, and shows when the page can no longer be relied on. */
export function PageBanners() {
  return (
    <>
      <ErrorBoundary fallback={nothing}>
        <OfflineBanner />
      </ErrorBoundary>
      <ErrorBoundary fallback={nothing}>
        <OutdatedPageBanner />
      </ErrorBoundary>
    </>
  );
}
