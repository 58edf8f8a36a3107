import { ignoreFailure, RequestError } from './errors.ts';

/**
 * Sends something. If its answer is lost, because the connection broke, the server failed, or the answer is unreadable,
 * `find` reads what has become of it: what the call would have returned, null if nothing was changed, and undefined if
 * that is not certain.
 */
export async function sendVerified<Result>(
  send: () => Promise<Result | undefined>,
  signal: AbortSignal | undefined,
  find: () => Promise<Result | null | undefined>,
): Promise<Result | undefined> {
  try {
    return await send();
  } catch (error) {
    const isLost = error instanceof RequestError && error.isUnexpected;
    if (!isLost || signal?.aborted) throw error;
    const foundResult = await find().catch(ignoreFailure);
    if (foundResult) return foundResult;
    error.isUncertain = foundResult === undefined;
    throw error;
  }
}
