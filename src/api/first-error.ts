import { RequestError } from './errors.ts';

/**
 * The first error of calls that were made together; null if all of them succeeded.
 * @throws the first rejection that is no failed call but a bug, even if a call failed before it.
 */
export function firstError(
  outcomes: readonly PromiseSettledResult<unknown>[],
): RequestError | null {
  let first: RequestError | null = null;
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    if (!(outcome.reason instanceof RequestError)) throw outcome.reason;
    first ??= outcome.reason;
  }
  return first;
}
