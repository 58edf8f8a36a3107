import type { FeaturePage } from '#src/ui/layout/feature-page.ts';

/** Loads what a loading page shows of itself; see `PageSkeleton`. */
export function loadFixedParts() {
  return import('./FixedParts.tsx');
}

/** Whether a page that is loading already shows a title or navigation. */
export function hasFixedParts({ shape }: Pick<FeaturePage, 'shape'>): boolean {
  return shape !== 'card' && shape !== 'calendar';
}
