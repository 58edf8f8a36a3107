import type { createMemoryRouter } from 'react-router-dom';

/** Milliseconds to wait for data before showing the page's skeleton. */
const longestWaitMs = 500;

/**
 * Waits for the page's data if the responses to its first calls arrived before the scripts: only the page's code is left
 * to load, and rendering a skeleton first would take as long.
 */
export function firstData(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  const { firstCalls = [] } = globalThis;
  const haveArrived = firstCalls.length > 0 && firstCalls.every(({ hasArrived }) => hasArrived);
  if (router.state.initialized || !haveArrived) return Promise.resolve();
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
