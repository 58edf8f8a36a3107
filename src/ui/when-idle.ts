/** Acts once the browser has nothing else to do, after two seconds at the latest; gives what takes it back. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback; two seconds after the first paint it is idle enough.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
