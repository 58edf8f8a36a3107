import {
  exitImpersonation,
  exitImpersonationByUrl,
  getImpersonation,
} from '#generated/app/impersonation/fetchers.ts';
import type { CallOptions } from '#src/api/call.ts';
import { type FailureId, RequestError } from '#src/api/errors.ts';

const changedIds = new Set<FailureId>(['account_no_permission', 'user_changed']);

/** Responses of a server without an exit URL. */
const withoutExitUrl = new Set<number | undefined>([404, 405, 410]);

/**
 * Ends the impersonation, unless another tab already has (product specification, section 4).
 * @param exitUrl overrides the exit URL, if the hosting page sets one.
 */
export async function endImpersonation(
  exitUrl: string | undefined,
  options: CallOptions,
): Promise<void> {
  try {
    const check = await getImpersonation({}, options);
    if (check?.is_impersonated) await leave(exitUrl, options);
  } catch (error) {
    // The session has changed since the page was loaded, so a reload shows the new state.
    if (!(error instanceof RequestError && changedIds.has(error.id))) throw error;
  }
}

async function leave(exitUrl: string | undefined, options: CallOptions): Promise<void> {
  try {
    const addressChange = exitUrl === undefined ? {} : { address: exitUrl };
    await exitImpersonationByUrl(
      { query: { _switch_user: '_exit' } },
      { ...options, ...addressChange },
    );
  } catch (error) {
    if (!(error instanceof RequestError && withoutExitUrl.has(error.status))) throw error;
    await exitImpersonation({}, options);
  }
}
