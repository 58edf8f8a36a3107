/** Calls a function once the browser is idle, after two seconds at the latest. Returns a function that cancels it. */
export function whenIdle(act: () => unknown): () => void {
  // Safari has no idle callback; after two seconds it is probably idle.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
