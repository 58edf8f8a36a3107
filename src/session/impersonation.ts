import {
  exitImpersonation,
  exitImpersonationByUrl,
  getImpersonation,
} from '#generated/app/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import type { CallOptions } from '#src/api/fetcher.ts';

/** What a server answers that has no exit URL. */
const withoutExitUrl = new Set<number | undefined>([404, 405, 410]);

/**
 * Ends the impersonation, unless another tab has done so (product specification, section 4).
 * @param exitUrl where the hosting page says that impersonations end, if it says so.
 */
export async function endImpersonation(
  exitUrl: string | undefined,
  options: CallOptions,
): Promise<void> {
  try {
    const check = await getImpersonation({}, options);
    if (check?.is_impersonated) await leave(exitUrl, options);
  } catch (error) {
    // The session is not what the page takes it for: a fresh one tells.
    if (!(error instanceof RequestError && error.id === 'account_no_permission')) throw error;
  }
}

async function leave(exitUrl: string | undefined, options: CallOptions): Promise<void> {
  try {
    const moved = exitUrl === undefined ? {} : { address: exitUrl };
    await exitImpersonationByUrl({ query: { _switch_user: '_exit' } }, { ...options, ...moved });
  } catch (error) {
    if (!(error instanceof RequestError && withoutExitUrl.has(error.status))) throw error;
    await exitImpersonation({}, options);
  }
}
