import { useCallback, useSyncExternalStore } from 'react';

/** The number of seconds left until a time in milliseconds since 1970, counting down to 0. */
export function useSecondsLeft(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (Date.now() >= until) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, left);
}
