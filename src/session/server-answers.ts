import { listNews } from '#generated/app/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';

/** A server that has not responded by then counts as unreachable. */
const patienceMs = 5000;

/** Whether the server can be reached. Any response will do, even an error, so this requests something public. */
export async function serverAnswers(signal?: AbortSignal): Promise<boolean> {
  const asking = new AbortController();
  const stop = () => asking.abort();
  const timer = setTimeout(stop, patienceMs);
  signal?.addEventListener('abort', stop);
  try {
    await listNews({}, { reauthenticate: false, quiet: true, signal: asking.signal });
    return !asking.signal.aborted;
  } catch (error) {
    if (error instanceof RequestError) return error.status !== undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
