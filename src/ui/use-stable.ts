import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * An event handler that stays the same function, so that memoized parts do not render again. It calls the handler of the
 * latest render.
 */
export function useStable<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  // Only what is on the screen may be called; a render may still be thrown away.
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
