import type { createMemoryRouter } from 'react-router-dom';

/** A page that takes longer shows its skeleton meanwhile. */
const longestWaitMs = 500;

/**
 * Waits for the page's data if the response to its first call has arrived before the scripts: what is left is to load the
 * page's code, and a skeleton before it would take as long to render.
 */
export function firstData(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized || !globalThis.firstCall?.hasArrived) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, longestWaitMs);
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) go();
    });
  });
}
