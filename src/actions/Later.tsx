import { type ReactNode, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { Failure } from '#src/api/errors.ts';

interface LaterProps<Data> {
  /** From `loadLater`: a promise in the loader's answer, or in a state that an event has set. */
  resolve: Promise<Data>;
  /** Shown until the data arrives. */
  fallback?: ReactNode;
  /** Shown if it could not be loaded. Bugs are left to the page's error boundary. */
  failed: (failure: Failure) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Data that may arrive after the page, where an `AwaitSection` would be too much. Only data that replaces older data
 * suspends, so that a transition waits for it. The first shows as soon as it has arrived: React would render three
 * boundaries that wait as the router's `Await` does again and again until then
 * (https://github.com/facebook/react/issues/37556).
 */
export function Later<Data>(props: LaterProps<Data>) {
  const { resolve, fallback } = props;
  const subscribe = useCallback(
    (notify: () => void) => {
      void settle(resolve).then(notify);
      return () => {};
    },
    [resolve],
  );
  const isSettled = useSyncExternalStore(subscribe, () => outcomes.has(resolve));
  const [hasArrived, setHasArrived] = useState(isSettled);
  if (isSettled && !hasArrived) setHasArrived(true);
  if (!isSettled && !hasArrived) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived<Data>({ resolve, failed, children }: LaterProps<Data>) {
  // The map's types cannot say that an outcome has the type of its promise.
  const outcome = outcomes.get(resolve) as Outcome<Data> | undefined;
  if (!outcome) throw settle(resolve);
  if ('data' in outcome) return children(outcome.data);
  if (outcome.error instanceof Failure) return failed(outcome.error);
  throw outcome.error;
}

type Outcome<Data> = { data: Data } | { error: unknown };

const outcomes = new WeakMap<Promise<unknown>, Outcome<unknown>>();

/** Resolves once the outcome of a promise is known, and never rejects. */
async function settle(promise: Promise<unknown>): Promise<void> {
  try {
    const data = await promise;
    outcomes.set(promise, { data });
  } catch (error) {
    outcomes.set(promise, { error });
  }
}
