import { useCallback, useSyncExternalStore } from 'react';

/** The whole seconds until a moment, in milliseconds since 1970, while they run down to 0. */
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
