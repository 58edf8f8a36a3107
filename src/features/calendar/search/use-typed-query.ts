import { useState } from 'react';
import { useTypingPause } from '#src/ui/use-typing-pause.ts';
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
  const send = (text: string) => {
    setTyped(text);
    pause.stop();
    // Back leads to the view, however many pauses there were in typing.
    change({ query: text.trim() }, query === '' ? 'push' : 'replace');
  };
  const pause = useTypingPause(typingPauseMs, send);
  if (query !== seen) {
    setSeen(query);
    if (!pause.isWaiting && query !== typed.trim()) setTyped(query);
  }
  return {
    typed,
    /** Searches after a pause. */
    type: (text: string) => {
      setTyped(text);
      pause.wait(text);
    },
    /** Searches at once. */
    send,
  };
}
