import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangeState } from '../state/use-calendar-state.ts';

/** The pause in typing after which a search starts. */
const typingPauseMs = 250;

/**
 * The text in the search field, which is ahead of the page's address while the reader types. If the address changes in
 * another way, such as going back, its text fills the field.
 * @param query the words in the address.
 */
export function useTypedQuery(query: string, change: ChangeState) {
  const [typed, setTyped] = useState(query);
  const [seen, setSeen] = useState(query);
  const [waiting, setWaiting] = useState<string | null>(null);
  if (query !== seen) {
    setSeen(query);
    if (waiting === null && query !== typed.trim()) setTyped(query);
  }
  const send = (text: string) => {
    setTyped(text);
    setWaiting(null);
    // Back leads to the view, however many pauses there were in typing.
    change({ query: text.trim() }, query === '' ? 'push' : 'replace');
  };
  const sendWaiting = useEffectEvent(send);
  // Each key restarts the pause, and leaving the page ends it.
  useEffect(() => {
    if (waiting === null) return;
    const timer = window.setTimeout(sendWaiting, typingPauseMs, waiting);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return {
    typed,
    /** Searches after a pause. */
    type: (text: string) => {
      setTyped(text);
      setWaiting(text);
    },
    /** Searches at once. */
    send,
  };
}
