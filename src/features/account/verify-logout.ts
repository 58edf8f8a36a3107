import { getProfile } from '#generated/app/account/fetchers.ts';
import { doneIf } from '#src/actions/verify-by.ts';
import { LoginRequiredError } from '#src/api/errors.ts';

/** Finds out whether a call ended the user's session, after its answer was lost. */
export async function verifyLogout(_input: unknown, options: { signal: AbortSignal }) {
  return doneIf(!(await hasSession(options)));
}

async function hasSession(options: { signal: AbortSignal }): Promise<boolean> {
  try {
    await getProfile({}, { ...options, reauthenticate: false, quiet: true });
    return true;
  } catch (error) {
    if (error instanceof LoginRequiredError) return false;
    throw error;
  }
}
