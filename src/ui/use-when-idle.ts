import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Acts once the browser is idle, unless the component has gone by then; anew with each other `act`. */
export function useWhenIdle(act: () => void): void {
  // What comes ahead is wanted because the component is on the page, not because of an event.
  useEffect(() => whenIdle(act), [act]);
}
