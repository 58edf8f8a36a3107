import { useSyncExternalStore } from 'react';
import { isFramed } from '#src/util/framed.ts';

/** Whether the page is shown inside a frame; a page that is written on a server never is. */
export function useFramed(): boolean {
  return useSyncExternalStore(neverChanges, isFramed, () => false);
}

/**
 * What a link to an account page bears. A calendar may be shown in a frame, an account page not: there it opens in a tab
 * of its own.
 */
export function useAccountLink(): { target?: '_blank'; rel?: string } {
  return useFramed() ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** A page does not get into a frame, or out of one, without being loaded anew. */
const neverChanges = () => () => {};
