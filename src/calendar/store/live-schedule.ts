import { reportBug } from '#src/util/bug-report.ts';

const intervalMs = 15_000;
const longestDelayMs = 300_000;
/** Focus and visibility often arrive together. */
const shortestDelayMs = 1000;

/**
 * Runs a task every 15 seconds while the tab is visible, at once when the user returns to it or the connection does, and
 * less often while it fails.
 * @param task resolves to whether it has succeeded. If it rejects, that is reported as a bug.
 * @returns a function that stops this.
 */
export function startSchedule(task: () => Promise<boolean>): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isRunning = false;
  let ranAt = Date.now();
  const plan = () => {
    clearTimeout(timer);
    if (isStopped || isRunning || document.hidden) return;
    timer = setTimeout(run, Math.min(intervalMs * 2 ** failures, longestDelayMs));
  };
  const run = async () => {
    clearTimeout(timer);
    isRunning = true;
    const hasSucceeded = await task().catch((error: unknown) => {
      reportBug(error);
      return false;
    });
    ranAt = Date.now();
    failures = hasSucceeded ? 0 : failures + 1;
    isRunning = false;
    plan();
  };
  const runAtOnce = () => {
    if (document.hidden) return clearTimeout(timer);
    if (!isRunning && Date.now() - ranAt >= shortestDelayMs) void run();
    else plan();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', runAtOnce, { signal });
  window.addEventListener('focus', runAtOnce, { signal });
  window.addEventListener('online', runAtOnce, { signal });
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    listening.abort();
  };
}
