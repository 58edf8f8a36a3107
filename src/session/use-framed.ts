import { useSyncExternalStore } from 'react';
import { isFramed } from '#src/util/framed.ts';

/** Returns whether the page is inside a frame; false in server rendering. */
export function useFramed(): boolean {
  return useSyncExternalStore(neverChanges, isFramed, () => false);
}

/**
 * Attributes for links to account pages. Account pages cannot be framed, so a framed calendar opens them in a new tab.
 */
export function useAccountLink(): { target?: '_blank'; rel?: string } {
  return useFramed() ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** A page cannot enter or leave a frame without a reload. */
const neverChanges = () => () => {};
