import { useState } from 'react';
import { useTypingPause } from '#src/ui/use-typing-pause.ts';
import type { ChangeState } from '../address/calendar-state.ts';

/** The pause in typing after which a search starts. */
const typingPauseMs = 250;

/**
 * The text in the search field, which is ahead of the page's address while the reader types. If the address changes in
 * another way, such as going back, its text fills the field.
 * @param query the words in the address.
 */
export function useTypedQuery(query: string, change: ChangeState) {
  const [typedQuery, setTypedQuery] = useState(query);
  const [seenQuery, setSeenQuery] = useState(query);
  // Searches that the page does not show yet. It may show them one after the other, while the reader types on.
  const [sentQueries, setSentQueries] = useState<readonly string[]>([]);
  const send = (text: string) => {
    const words = text.trim();
    setTypedQuery(text);
    setSentQueries(words === query ? [] : [...sentQueries, words]);
    pause.stop();
    // Back leads to the view, however many pauses there were in typing.
    change({ query: words }, query === '' ? 'push' : 'replace');
  };
  const pause = useTypingPause(typingPauseMs, send);
  if (query !== seenQuery) {
    const place = sentQueries.indexOf(query);
    setSeenQuery(query);
    setSentQueries(place < 0 ? [] : sentQueries.slice(place + 1));
    if (place < 0 && !pause.isWaiting) setTypedQuery(query);
  }
  return {
    typed: typedQuery,
    /** Searches after a pause. */
    type: (text: string) => {
      setTypedQuery(text);
      pause.wait(text);
    },
    /** Searches at once. */
    send,
  };
}
