import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Calls `act` once the browser is idle, unless the component has unmounted; again for each new `act`. */
export function useWhenIdle(act: () => unknown): void {
  // Preloading depends on the component being mounted, not on an event.
  useEffect(() => whenIdle(act), [act]);
}

/** Loads a part's code once the browser is idle. Whether it has loaded; a failure only means that the part is missing. */
export function useLoadedWhenIdle({ preload }: { preload: () => Promise<boolean> }): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useWhenIdle(useCallback(() => void preload().then(setLoaded), [preload]));
  return isLoaded;
}
