import { useCallback, useEffect, useRef, useState } from 'react';
import { serverAnswers } from './server-answers.ts';

/** How long to wait before asking again, after the browser has found its network and the server is out of reach still. */
const firstWait = 2000;
const longestWait = 30_000;

/**
 * Whether the page is cut off. The browser tells when its network goes and comes; that the server is there again is
 * found out by asking it.
 * @param onReturn called when the server answers again.
 */
export function useConnection(onReturn: () => void) {
  const [offline, setOffline] = useState(false);
  const [checking, setChecking] = useState(false);
  const returned = useRef(onReturn);
  useEffect(() => {
    returned.current = onReturn;
  });

  // One for all checks: what an earlier one finds out, or one from before the connection went, no longer holds.
  const running = useRef<AbortController>(null);
  const begin = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    const check = async (signal: AbortSignal): Promise<boolean> => {
      setChecking(true);
      const reached = await serverAnswers(signal);
      // Whatever canceled it says whether a check goes on.
      if (signal.aborted) return false;
      setChecking(false);
      if (!reached) return false;
      setOffline(false);
      returned.current();
      return true;
    };
    void checkUntilReached(check, running.current.signal);
  }, []);

  useEffect(() => {
    const onOffline = () => {
      running.current?.abort();
      setChecking(false);
      setOffline(true);
    };
    if (!navigator.onLine) setOffline(true);
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', begin);
    return () => {
      running.current?.abort();
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', begin);
    };
  }, [begin]);

  return { offline, checking, retry: begin };
}

async function checkUntilReached(
  check: (signal: AbortSignal) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
    if (await check(signal)) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
