/** The resources that the page cannot be shown without and that are still on their way. */
const pendingParts = new Set<object>();
/** Asks the browser for idle time, once nothing is awaited. */
const waiting = new Set<() => void>();

/**
 * Calls a function once the page has what it needs and the browser is idle, after two more seconds at the latest. Returns
 * a function that cancels it.
 */
export function whenIdle(act: () => unknown): () => void {
  if (pendingParts.size === 0) return requestIdle(act);
  let cancel: () => void = () => waiting.delete(request);
  const request = () => {
    cancel = requestIdle(act);
  };
  waiting.add(request);
  return () => cancel();
}

/**
 * Delays idle work until what the page needs is there: a browser that waits for the network is idle, too, and what is
 * only needed later would share the line.
 * @param signal aborted when the page no longer waits for it.
 */
export function delayIdleWork(loading: Promise<unknown>, signal?: AbortSignal): void {
  const entry = {};
  pendingParts.add(entry);
  const settle = () => {
    if (!pendingParts.delete(entry) || pendingParts.size > 0) return;
    const requests = [...waiting];
    waiting.clear();
    for (const request of requests) request();
  };
  loading.then(settle, settle);
  signal?.addEventListener('abort', settle, { once: true });
}

function requestIdle(act: () => unknown): () => void {
  // Safari has no idle callback; after two seconds it is probably idle.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
