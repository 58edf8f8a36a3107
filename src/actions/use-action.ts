import { useStore } from 'jotai';
import { startTransition, useLayoutEffect, useState } from 'react';
import { RequestError } from '#src/api/errors.ts';
import { reportBug } from '#src/util/bug-report.ts';
import { pageDataAtom } from './page-data.ts';

export interface ActionOptions<Input, Data> {
  /** Sends the change. The signal aborts on cancellation, after which the result is ignored. */
  call: (input: Input, options: { signal: AbortSignal }) => Promise<Data | undefined>;
  /** The action stays pending until the returned promise settles. */
  onSuccess?: (data: Data, input: Input) => void | Promise<void>;
  /** Handles errors if no form shows `error`, for example with `useShowFailure()`. */
  onFailure?: (error: RequestError, failed: { input: Input; retry: () => void }) => void;
  /** Whether to reload the page's data after success. Default true. */
  revalidate?: boolean;
  /** Identifies the subject of a run, such as a row's id. Runs with different keys do not block each other. */
  keyOf?: (input: Input) => string | number;
  /**
   * Whether to cancel or finish a run when the component unmounts. `cancel`, the default, is for forms, because no one
   * waits for their result anymore. `finish` is for changes that the page already shows as done.
   */
  whenLeft?: 'cancel' | 'finish';
}

export interface Action<Input> {
  /** Does nothing while a run with the same key is pending. */
  run: (input: Input) => void;
  /** Whether any run is pending. */
  pending: boolean;
  /**
   * The inputs of all pending runs, oldest first. For optimistic updates, a page renders its data with these applied.
   * Rollback is automatic: an input is removed when its run fails, or when fresh data arrives.
   */
  running: readonly Input[];
  /** Why the last run failed; always null if `onFailure` handles errors. */
  error: RequestError | null;
  reset: () => void;
}

/**
 * The one way to change something on the server. A pending run blocks the next one, success reloads the page's data,
 * and an error goes to exactly one place: `onFailure`, or else `error`.
 */
export function useAction<Input, Data>(options: ActionOptions<Input, Data>): Action<Input> {
  const { call, onSuccess, onFailure, revalidate = true, keyOf, whenLeft = 'cancel' } = options;
  const store = useStore();
  const [controllers] = useState(() => new Map<string | number, AbortController>());
  const [running, setRunning] = useState<readonly Input[]>([]);
  const [error, setError] = useState<RequestError | null>(null);
  const [bug, setBug] = useState<unknown>(null);
  // Rethrown while rendering, so that the page's error boundary shows it.
  if (bug) throw bug;

  // A layout effect, because passive effects are cleaned up later and a response could arrive in between.
  useLayoutEffect(
    () => () => {
      if (whenLeft === 'cancel') for (const controller of controllers.values()) controller.abort();
    },
    [controllers, whenLeft],
  );

  const fail = (caught: unknown, input: Input, signal: AbortSignal) => {
    if (!(caught instanceof RequestError)) {
      // Reported here as well, because no error boundary renders once the component is gone.
      reportBug(caught);
      setBug(caught);
    } else if (signal.aborted) return;
    else if (onFailure) onFailure(caught, { input, retry: () => void run(input) });
    else setError(caught);
  };

  const run = async (input: Input) => {
    const key = keyOf?.(input) ?? '';
    if (controllers.has(key)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      controllers.delete(key);
      setRunning((inputs) => inputs.filter((other) => other !== input));
    };
    controllers.set(key, controller);
    setRunning((inputs) => [...inputs, input]);
    setError(null);
    try {
      const data = await call(input, { signal });
      if (signal.aborted) return end();
      // Only canceled calls resolve to `undefined`.
      await onSuccess?.(data as Data, input);
      // Reload even if `onSuccess` has closed the dialog that this component was in.
      if (revalidate) store.get(pageDataAtom).revalidate(() => startTransition(end));
      else end();
    } catch (caught) {
      end();
      fail(caught, input, signal);
    }
  };

  return {
    run: (input) => void run(input),
    pending: running.length > 0,
    running,
    error,
    reset: () => setError(null),
  };
}
