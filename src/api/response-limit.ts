/** After this many milliseconds a call counts as unanswered: a server that hangs must not leave a page waiting forever. */
export const responseLimitMs = 60_000;

/**
 * Runs a request that ends with its caller's signal, or when no whole response has come in time.
 * @param send is given the signal of both.
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
