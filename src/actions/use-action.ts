import { useStore } from 'jotai';
import { startTransition, useLayoutEffect, useState } from 'react';
import { Failure } from '#src/api/errors.ts';
import { sendVerified } from '#src/api/verified.ts';
import { reportBug } from '#src/util/bug-report.ts';
import { takeBackFailureAtom } from '../status/status.ts';
import { isPageLoading, rereadAtom, revalidateAtom, routerAtom } from './page-data.ts';
import { useUntilLeft } from './use-until-left.ts';

export interface FailedRun<Input> {
  input: Input;
  retry: () => void;
  /** The path of the page that started it. */
  page: string;
  /** For a message about the failure, which the success of another try takes back. */
  act: { action: object; key: string | number };
}

export interface ActionOptions<Input, Data> {
  /** Sends the change. The signal aborts on cancellation, after which the result is ignored. */
  call: (input: Input, options: { signal: AbortSignal }) => Promise<Data | undefined>;
  /**
   * Reads whether the change was made, because its answer was lost: the connection broke, the server failed, or the
   * answer is unreadable. Resolves to what `call` would have returned, to null if nothing was changed, and to
   * undefined if that could not be read. Without it,
   * the error says that the outcome is uncertain, and the page's data is reloaded. If it was made, `onSuccess` runs.
   */
  verify?: (
    input: Input,
    options: { signal: AbortSignal },
  ) => Promise<{ data: Data } | null | undefined>;
  /** The action stays pending until the returned promise settles. */
  onSuccess?: (data: Data, input: Input) => void | Promise<void>;
  /** Handles errors if no form shows `error`, for example with `useShowFailure()`. */
  onFailure?: (error: Failure, failedRun: FailedRun<Input>) => void;
  /**
   * Reloads the page's data after success. Default true. `if loading` is for a component that keeps what was
   * saved: a load that has already begun may lack the change, so it begins again.
   */
  revalidate?: boolean | 'if loading' | ((input: Input) => boolean);
  /** Identifies the subject of a run, such as a row's id. Runs with different keys do not block each other. */
  getKey?: (input: Input) => string | number;
  /**
   * Cancels or finishes a run when the component unmounts. `cancel`, the default, is for forms, because no one
   * waits for their result anymore. `finish` is for changes that the page already shows as done.
   */
  whenLeft?: 'cancel' | 'finish';
}

type Sending<Input, Data> = Pick<ActionOptions<Input, Data>, 'call' | 'verify' | 'revalidate'>;

/** Sends a change, and finds out whether it was made if its answer is lost. */
async function send<Input, Data>(
  { call, verify, revalidate }: Sending<Input, Data>,
  input: Input,
  options: { signal: AbortSignal },
): Promise<Data | undefined> {
  if (!verify && revalidate === false) return call(input, options);
  const answer = await sendVerified<{ data: Data | undefined }>(
    async () => ({ data: await call(input, options) }),
    options.signal,
    async () => verify?.(input, options),
  );
  return answer?.data;
}

function isReloaded<Input>(
  revalidate: ActionOptions<Input, never>['revalidate'],
  { input, isLoading }: { input: Input; isLoading: boolean },
) {
  if (revalidate === 'if loading') return isLoading;
  return typeof revalidate === 'function' ? revalidate(input) : revalidate !== false;
}

export interface Action<Input> {
  /** Does nothing while a run with the same key is pending. */
  run: (input: Input) => void;
  /** True if any run is pending. */
  pending: boolean;
  /**
   * The inputs of all pending runs, oldest first. For optimistic updates, a page renders its data with these applied.
   * Rollback is automatic: an input is removed when its run fails, or when fresh data arrives.
   */
  running: readonly Input[];
  /** Why the last run failed; always null if `onFailure` handles errors. */
  error: Failure | null;
  reset: () => void;
  /** Cancels all pending runs. */
  cancel: () => void;
}

/**
 * The one way to change something on the server. A pending run blocks the next one, success reloads the page's data,
 * and an error goes to exactly one place: `onFailure`, or else `error`.
 */
export function useAction<Input, Data>(options: ActionOptions<Input, Data>): Action<Input> {
  const { onSuccess, onFailure, revalidate, getKey, whenLeft = 'cancel' } = options;
  const store = useStore();
  const [controllers] = useState(() => new Map<string | number, AbortController>());
  const [running, setRunning] = useState<readonly Input[]>([]);
  const [error, setError] = useState<Failure | null>(null);
  const [bug, setBug] = useState<unknown>(null);
  const untilLeft = useUntilLeft();
  // Rethrown while rendering, so that the page's error boundary shows it.
  if (bug) throw bug;

  const [cancel] = useState(() => () => {
    for (const controller of controllers.values()) controller.abort();
  });
  // A layout effect, because passive effects are cleaned up later and a response could arrive in between.
  useLayoutEffect(() => (whenLeft === 'cancel' ? cancel : undefined), [cancel, whenLeft]);

  const fail = (
    caught: unknown,
    { input, ...run }: Omit<FailedRun<Input>, 'retry'>,
    signal: AbortSignal,
  ) => {
    if (!(caught instanceof Failure)) {
      // Reported here as well, because no error boundary renders once the component is gone.
      reportBug(caught);
      setBug(caught);
      return;
    }
    if (signal.aborted) return;
    if (onFailure) onFailure(caught, { ...run, input, retry: () => void start(input) });
    else setError(caught);
    if (caught.isUncertain && revalidate !== false) void store.set(rereadAtom, caught);
  };

  const start = async (input: Input) => {
    const key = getKey?.(input) ?? '';
    if (controllers.has(key)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const page = store.get(routerAtom).state.location.pathname;
    const act = { action: controllers, key };
    const end = () => {
      controllers.delete(key);
      setRunning((inputs) => inputs.filter((runningInput) => runningInput !== input));
    };
    controllers.set(key, controller);
    setRunning((inputs) => [...inputs, input]);
    setError(null);
    try {
      const data = await send(options, input, { signal });
      if (signal.aborted) return end();
      store.set(takeBackFailureAtom, act);
      // Only canceled calls resolve to `undefined`.
      await onSuccess?.(data as Data, input);
      // Reload even if `onSuccess` has closed the dialog that this component was in.
      const isLoading = isPageLoading(store.get(routerAtom));
      if (!isReloaded(revalidate, { input, isLoading })) return end();
      // One transition, so that the fresh data and the end of the run show at the same time, even if a section's data
      // takes longer.
      const reload = store.set(revalidateAtom);
      startTransition(async () => {
        if (await untilLeft(reload)) startTransition(end);
        else void reload.then(() => startTransition(end));
      });
    } catch (caught) {
      end();
      fail(caught, { input, page, act }, signal);
    }
  };

  return {
    run: (input) => void start(input),
    pending: running.length > 0,
    running,
    error,
    reset: () => setError(null),
    cancel,
  };
}
