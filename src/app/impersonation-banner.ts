import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Only staff need its code. Preload it, because it moves the page down. */
export const ImpersonationBanner = lazyPart(
  () => import('./ImpersonationBanner.tsx'),
  'ImpersonationBanner',
);
