import type { FeaturePage } from '#src/ui/layout/feature-page.ts';

/** Loads what a loading page shows of itself; see `PageSkeleton`. */
export function loadFixedParts() {
  return import('./FixedParts.tsx');
}

/**
 * Returns whether a page's head asks for them. Only if there is navigation, whose arrival would move what is below it: a title just
 * replaces its bar, for which no page's start should take longer.
 */
export function needsFixedParts({
  shape,
  sideNavigation,
}: Pick<FeaturePage, 'shape' | 'sideNavigation'>): boolean {
  return sideNavigation !== undefined || shape === 'rows' || shape === 'record' || shape === 'tool';
}
