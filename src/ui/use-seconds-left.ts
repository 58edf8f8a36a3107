import { useCallback, useSyncExternalStore } from 'react';

/** The number of seconds left until a time in milliseconds since 1970, counting down to 0. */
export function useSecondsLeft(until: number): number {
  const countSeconds = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (Date.now() >= until) return () => {};
      const timer = setInterval(() => {
        onTick();
        if (Date.now() >= until) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, countSeconds, countSeconds);
}
