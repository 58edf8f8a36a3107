import { listNews } from '#generated/app/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import { startLimit } from '#src/api/time-limit.ts';

/** A server that has not responded by then counts as unreachable. */
const patienceMs = 5000;

/** Returns whether the server can be reached. Any response will do, even an error, so this requests something public. */
export async function serverAnswers(signal?: AbortSignal): Promise<boolean> {
  const limit = startLimit(signal, patienceMs);
  try {
    await listNews({}, { reauthenticate: false, quiet: true, signal: limit.signal });
    return !limit.signal.aborted;
  } catch (error) {
    if (error instanceof RequestError) return error.status !== undefined;
    throw error;
  } finally {
    limit.stop();
  }
}
