import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * An event handler with a stable identity, so that memoized parts do not rerender. It calls the handler of the latest
 * render.
 */
export function useStable<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  // Set after the commit, because React may discard a render.
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
