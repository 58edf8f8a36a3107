import { useSyncExternalStore } from 'react';

/**
 * Returns whether the page is hydrated. False in prerendered markup and during hydration, which must produce the same output;
 * true afterwards, and always if nothing was prerendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
