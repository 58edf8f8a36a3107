import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Only staff need its code. Preload it, because it moves the page down. */
export const LazyImpersonationBanner = lazyPart(
  () => import('./ImpersonationBanner.tsx'),
  'ImpersonationBanner',
);
