import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls back when the user returns: the window gets the focus, or its tab becomes visible. Often, both happen at once. */
export function useReturn(onReturn: () => void): void {
  const tell = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') onReturn();
  });
  // A layout effect, so that it works from the first paint.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('focus', () => tell(), { signal });
    document.addEventListener('visibilitychange', () => tell(), { signal });
    return () => listening.abort();
  }, []);
}
