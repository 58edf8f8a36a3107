import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Sends a text once its reader has paused typing.
 * @param pauseMs the pause, in milliseconds.
 */
export function useTypingPause(pauseMs: number, send: (text: string) => void) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const sendWaiting = useEffectEvent(send);
  // Each key restarts the pause. Leaving the page ends it, even while the next one is still loading.
  useEffect(() => {
    if (waiting === null) return;
    const timer = window.setTimeout(sendWaiting, pauseMs, waiting);
    return () => window.clearTimeout(timer);
  }, [waiting, pauseMs]);
  return {
    isWaiting: waiting !== null,
    /** Sends the text after a pause, instead of the one before. */
    wait: (text: string) => setWaiting(text),
    /** Sends nothing. */
    stop: () => setWaiting(null),
  };
}
