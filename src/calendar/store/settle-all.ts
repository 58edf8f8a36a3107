import { Failure } from '#src/api/errors.ts';
import type { EventStore } from './event-store.ts';

/** The outcome of several changes that were made together. */
export interface AllSettled<Change, Result> {
  readonly made: readonly { readonly change: Change; readonly result: Result }[];
  readonly failed: readonly { readonly change: Change; readonly error: Failure }[];
}

/**
 * Makes several changes. All of them show at once, and each that fails is taken back by itself.
 * @throws the error of a change that is made alone, and any that is a bug.
 * @returns nothing if all of them were canceled.
 */
export async function settleAll<Change, Result>(
  store: EventStore,
  changes: readonly Change[],
  make: (change: Change) => Promise<Result | undefined>,
): Promise<AllSettled<Change, Result> | undefined> {
  const running = store.together(() => changes.map((change) => settle(make(change))));
  const madeChanges: { change: Change; result: Result }[] = [];
  const failedChanges: { change: Change; error: Failure }[] = [];
  for (const [index, { result, error }] of (await Promise.all(running)).entries()) {
    const change = changes[index];
    if (change === undefined) continue;
    if (error) failedChanges.push({ change, error });
    else if (result !== undefined) madeChanges.push({ change, result });
  }
  if (failedChanges[0] && changes.length === 1) throw failedChanges[0].error;
  return madeChanges.length + failedChanges.length > 0
    ? { made: madeChanges, failed: failedChanges }
    : undefined;
}

async function settle<Result>(
  making: Promise<Result | undefined>,
): Promise<{ result?: Result | undefined; error?: Failure }> {
  try {
    return { result: await making };
  } catch (error) {
    if (error instanceof Failure) return { error };
    throw error;
  }
}
