import { useEffect, useRef } from 'react';
import { useStable } from './use-stable.ts';

interface AfterPaint<Args extends readonly unknown[]> {
  /** Acts after the next paint, with the arguments of the last request. */
  schedule: (...args: Args) => void;
  /** Acts immediately if a request is waiting. */
  flush: () => void;
}

/** Defers work until the next frame is painted, so that it does not delay what the user types. */
export function useAfterPaint<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): AfterPaint<Args> {
  const waiting = useRef<{ args: Args; cancel: () => void }>(null);
  const take = () => {
    const taken = waiting.current;
    taken?.cancel();
    waiting.current = null;
    return taken;
  };
  const flush = useStable(() => {
    const taken = take();
    if (taken) act(...taken.args);
  });
  const cancel = useStable(() => void take());
  const schedule = useStable<Args>((...args) => {
    take();
    waiting.current = { args, cancel: afterPaint(flush) };
  });
  // Do not act after the component has unmounted, for example on another page's address.
  useEffect(() => cancel, [cancel]);
  return { schedule, flush };
}

/** Acts after the next paint; immediately in a hidden tab, which is not painted. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    task = setTimeout(act);
  };
  if (document.hidden) {
    start();
    return () => clearTimeout(task);
  }
  // A task started in an animation frame runs after its paint.
  const frame = requestAnimationFrame(start);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
