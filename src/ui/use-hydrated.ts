import { useSyncExternalStore } from 'react';

/**
 * Whether the page's script has taken over. False in the markup of a prerendered page and while that is hydrated, which
 * must come out the same; true from then on, and always where nothing was prerendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
