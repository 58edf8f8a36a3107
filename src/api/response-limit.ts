/** Timeout in milliseconds: a hanging server must not leave a page waiting forever. */
export const responseLimitMs = 60_000;

/**
 * Runs a request until its caller's signal aborts or the timeout expires.
 * @param send receives a signal that combines both.
 */
export async function withinResponseLimit<Result>(
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const cancel = () => controller.abort(signal?.reason);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  const timer = setTimeout(
    () => controller.abort(new DOMException('No response came in time.', 'TimeoutError')),
    responseLimitMs,
  );
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
