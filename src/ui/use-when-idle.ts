import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Calls `act` once the browser is idle, unless the component has unmounted; again for each new `act`. */
export function useWhenIdle(act: () => void): void {
  // Preloading depends on the component being mounted, not on an event.
  useEffect(() => whenIdle(act), [act]);
}
