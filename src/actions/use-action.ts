import { useLayoutEffect, useRef, useState } from 'react';
import { RequestError } from '#src/api/errors.ts';
import type { CallOptions } from '#src/api/fetcher.ts';

export interface Action<Input> {
  /** Runs the call; does nothing while it runs already. */
  run: (input: Input) => void;
  pending: boolean;
  /** Why the last run failed; never set where `onFailure` takes the failures. */
  error: RequestError | null;
  reset: () => void;
}

/**
 * The one way to change something on the server: a run blocks the next one until it ends, and a failure goes to the one
 * place: whatever shows `error`, or `onFailure`.
 * @param call is cancelled when the page is left; it gives nothing then. One whose answer is empty gives something else,
 *   `true` for example.
 * @param onSuccess gets the answer; while its promise runs, the action is pending still.
 * @param onFailure takes the failures where no form shows `error`: `useShowFailure()` makes a status message of them.
 */
export function useAction<Input, Data>(
  call: (input: Input, options: CallOptions) => Promise<Data | undefined>,
  onSuccess: (data: Data) => void | Promise<void>,
  onFailure?: (error: RequestError) => void,
): Action<Input> {
  const running = useRef<AbortController>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const [bug, setBug] = useState<unknown>(null);
  // A error of the program is no failed request: the page's error boundary shows it.
  if (bug) throw bug;

  // Whoever leaves the page meanwhile is not to be taken elsewhere by an answer that comes later. As a layout effect: the
  // others end some time after the page has gone, and an answer may come in between.
  useLayoutEffect(() => () => running.current?.abort(), []);

  const run = async (input: Input) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    setError(null);
    try {
      const data = await call(input, { signal: controller.signal });
      if (data !== undefined) await onSuccess(data);
    } catch (caught) {
      if (!(caught instanceof RequestError)) setBug(caught);
      else if (onFailure) onFailure(caught);
      else setError(caught);
    } finally {
      running.current = null;
      setPending(false);
    }
  };

  return { run: (input) => void run(input), pending, error, reset: () => setError(null) };
}
