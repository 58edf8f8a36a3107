/** Timeout in milliseconds: a hanging server must not leave a page waiting forever. */
export const responseLimitMs = 60_000;
/** Until a response to a read begins. A read can be repeated, so that people need not wait longer. */
export const readLimitMs = 20_000;

/** A signal that aborts with the caller's, or when the time is up, which a response that has begun extends. */
export function startLimit(signal: AbortSignal | undefined, firstLimitMs: number) {
  const timeout = new AbortController();
  const end = () => timeout.abort(new DOMException('No response came in time.', 'TimeoutError'));
  let timer = setTimeout(end, firstLimitMs);
  const stop = () => clearTimeout(timer);
  return {
    signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    extend: () => {
      stop();
      timer = setTimeout(end, responseLimitMs);
    },
    stop,
  };
}
