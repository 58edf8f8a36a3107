import { useEffect } from 'react';
import { type Preloadable, usePreload } from './use-preload.ts';
import { whenIdle } from './when-idle.ts';

/** Calls `act` once the browser is idle, unless the component has unmounted; again for each new `act`. */
export function useWhenIdle(act: () => unknown): void {
  // Preloading depends on the component being mounted, not on an event.
  useEffect(() => whenIdle(act), [act]);
}

/** Loads a part's code once the browser is idle. Returns whether it has loaded; a failure only means that the part is missing. */
export function useLoadedWhenIdle(part: Preloadable): boolean {
  const { isLoaded, load } = usePreload(part);
  useWhenIdle(load);
  return isLoaded;
}
