import { Failure, RequestError } from '#src/api/errors.ts';

/** Refusals of the caller, which servers may check before they look for the answer to an earlier try. */
const callerRefusals: readonly number[] = [401, 403, 429];

/**
 * Sends something with a key for which the server does it once. If the answer is lost, because the connection broke, the
 * server failed, or the answer is unreadable, it is sent again, which brings the same answer. If that fails, too, what has
 * become of it is uncertain.
 */
export async function sendAgainIfLost<Result>(
  send: () => Promise<Result | undefined>,
  signal: AbortSignal | undefined,
): Promise<Result | undefined> {
  try {
    return await send();
  } catch (error) {
    const isLost = error instanceof RequestError && error.isUnexpected;
    if (!isLost || signal?.aborted) throw error;
    return send().catch((failure: unknown) => {
      if (failure instanceof Failure)
        failure.isUncertain = failure.isUnexpected || callerRefusals.includes(failure.status ?? 0);
      throw failure;
    });
  }
}
