import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that waits for a promise, or until the component has left. For asynchronous transitions: as long as
 * one is pending, React shows the outcome of no other, so it must not outlive what it is for.
 */
export function useUntilLeft(): (pending: Promise<unknown>) => Promise<unknown> {
  const left = useRef(Promise.resolve());
  // Only effects know when a component leaves; a layout effect, because passive ones are cleaned up later.
  useLayoutEffect(() => {
    let leave = () => {};
    left.current = new Promise((resolve) => {
      leave = resolve;
    });
    return () => leave();
  }, []);
  return (pending) => Promise.race([pending, left.current]);
}
