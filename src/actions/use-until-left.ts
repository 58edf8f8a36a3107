import { useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { type Router, routerAtom } from './page-data.ts';

/**
 * Returns a function that waits for a promise, or until the component has left or somebody navigates. It resolves to
 * whether the promise has settled. For asynchronous transitions: as long as one is pending, React shows the outcome of no
 * other, such as the next page or the question before this one is left.
 */
export function useUntilLeft(): (pending: Promise<unknown>) => Promise<boolean> {
  const store = useStore();
  const departure = useRef(Promise.resolve());
  // Only effects know when a component leaves; a layout effect, because passive ones are cleaned up later.
  useLayoutEffect(() => {
    let leave = () => {};
    departure.current = new Promise((resolve) => {
      leave = resolve;
    });
    return () => leave();
  }, []);
  return async (pending) => {
    const end = new AbortController();
    const completion = pending.then(() => true);
    const navigation = untilNavigation(store.get(routerAtom), end.signal);
    try {
      return await Promise.race([
        completion,
        Promise.race([departure.current, navigation]).then(() => false),
      ]);
    } finally {
      end.abort();
    }
  };
}

/** Resolves when a navigation begins, has ended at once, or is blocked. */
function untilNavigation(router: Router, signal: AbortSignal): Promise<void> {
  const { location, navigation, blockers } = router.state;
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      const isSame =
        state.location === location &&
        state.navigation === navigation &&
        state.blockers === blockers;
      if (!isSame) resolve();
    });
    signal.addEventListener('abort', unsubscribe);
  });
}
