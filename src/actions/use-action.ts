import { useStore } from 'jotai';
import { startTransition, useLayoutEffect, useState } from 'react';
import { RequestError } from '#src/api/errors.ts';
import { reportBug } from '#src/util/bug-report.ts';
import { pageDataAtom } from './page-data.ts';

export interface ActionOptions<Input, Data> {
  /** Sends the change. The signal says when it was canceled; what the call gives then is ignored. */
  call: (input: Input, options: { signal: AbortSignal }) => Promise<Data | undefined>;
  /** While the promise it returns is pending, so is the action. */
  onSuccess?: (data: Data, input: Input) => void | Promise<void>;
  /** Takes the errors where no form shows `error`, for example `useShowFailure()`. */
  onFailure?: (error: RequestError, failed: { input: Input; retry: () => void }) => void;
  /** Load the page's data again after a success; true by default. */
  revalidate?: boolean;
  /** Tells apart what runs are about, such as a row's id: runs with different keys do not wait for each other. */
  keyOf?: (input: Input) => string | number;
  /**
   * What becomes of a run when the component goes. `cancel`, the default, is for forms, whose result nobody waits for any
   * more. `finish` is for changes that the page has shown as done already.
   */
  whenLeft?: 'cancel' | 'finish';
}

export interface Action<Input> {
  /** Does nothing while a run with the same key is under way. */
  run: (input: Input) => void;
  /** Whether any run is under way. */
  pending: boolean;
  /**
   * The inputs of all runs under way, oldest first. A page is optimistic by rendering its data with these applied. The
   * rollback comes by itself: an input leaves when its run has failed, or together with the arrival of fresh data.
   */
  running: readonly Input[];
  /** Why the last run failed; stays null where `onFailure` takes the errors. */
  error: RequestError | null;
  reset: () => void;
}

/**
 * The one way to change something on the server. A run blocks the next one until it has ended, a success loads the
 * page's data again, and an error goes to exactly one place: `onFailure`, or else `error`.
 */
export function useAction<Input, Data>(options: ActionOptions<Input, Data>): Action<Input> {
  const { call, onSuccess, onFailure, revalidate = true, keyOf, whenLeft = 'cancel' } = options;
  const store = useStore();
  const [controllers] = useState(() => new Map<string | number, AbortController>());
  const [running, setRunning] = useState<readonly Input[]>([]);
  const [error, setError] = useState<RequestError | null>(null);
  const [bug, setBug] = useState<unknown>(null);
  // The page's error boundary shows it.
  if (bug) throw bug;

  // A layout effect, because the others end some time after the page has gone, and an answer may come in between.
  useLayoutEffect(
    () => () => {
      if (whenLeft === 'cancel') for (const controller of controllers.values()) controller.abort();
    },
    [controllers, whenLeft],
  );

  const fail = (caught: unknown, input: Input, signal: AbortSignal) => {
    if (!(caught instanceof RequestError)) {
      // Told here too, since nobody renders the boundary once the component has gone.
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
      // `undefined` is in its type only for canceled calls.
      await onSuccess?.(data as Data, input);
      // Even when `onSuccess` has closed the dialog that this component was in.
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
