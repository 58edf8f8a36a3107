import { listNews } from '#generated/app/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';

/** Whether the server can be reached. Any answer will do, a failure too; asked for is what everybody may have. */
export async function serverAnswers(signal?: AbortSignal): Promise<boolean> {
  try {
    await listNews({}, { reauthenticate: false, quiet: true, ...(signal ? { signal } : {}) });
    return true;
  } catch (error) {
    if (error instanceof RequestError) return error.status !== undefined;
    throw error;
  }
}
