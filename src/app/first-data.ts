import type { createMemoryRouter } from 'react-router-dom';

/** How long to wait for data before showing the page's skeleton. */
const longestWaitMs = 500;

/**
 * Waits for the page's data if the response to its first call arrived before the scripts: only the page's code is left
 * to load, and rendering a skeleton first would take as long.
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
