import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Acts once the browser is idle, unless the component has unmounted; again for each new `act`. */
export function useWhenIdle(act: () => void): void {
  // Preloading belongs to the component's presence on the page, not to an event.
  useEffect(() => whenIdle(act), [act]);
}
