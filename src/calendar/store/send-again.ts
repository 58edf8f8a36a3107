import { Failure, hasId, RequestError } from '#src/api/errors.ts';

/** Refusals of the caller, before the server looks for the answer to an earlier try, about which they say nothing. */
const callerRefusals: readonly number[] = [401, 403, 429];

/**
 * Sends something with a key for which the server does it once. If the answer is lost, because the connection broke, the
 * server failed, or the answer is unreadable, it is sent once more, which brings the first answer; but not while the
 * browser is offline, or if the server asks for time. Without an answer, the outcome is uncertain.
 * @param isUnchanged reads whether nothing has been done, which makes that certain.
 */
export async function sendAgainIfLost<Result>(
  send: () => Promise<Result | undefined>,
  signal: AbortSignal | undefined,
  isUnchanged: () => Promise<boolean>,
): Promise<Result | undefined> {
  let failure: unknown;
  try {
    return await send();
  } catch (error) {
    const isLost = error instanceof RequestError && error.isUnexpected;
    if (!isLost || signal?.aborted) throw error;
    failure = error;
    if (navigator.onLine && error.blockedUntil === undefined) {
      try {
        return await send();
      } catch (secondError) {
        failure = secondError;
      }
    }
  }
  if (failure instanceof Failure && isUntold(failure)) failure.isUncertain = !(await isUnchanged());
  throw failure;
}

function isUntold(failure: Failure): boolean {
  const isOfCaller = callerRefusals.includes(failure.status ?? 0) || hasId(failure, 'user_changed');
  return failure.isUnexpected || isOfCaller;
}
