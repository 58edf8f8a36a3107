import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * Keeps the text of a search in the address, as `query`. While the user types, the text is ahead of the address; an address
 * that changed for another reason, such as a link or the back button, replaces the text.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  // Typing replaces the address, a link pushes one, and the back button pops one.
  const cameByTyping = useNavigationType() === 'REPLACE';
  const query = search.get('query') ?? '';
  const [text, setText] = useState(query);
  const [seenQuery, setSeenQuery] = useState(query);
  if (query !== seenQuery) {
    setSeenQuery(query);
    if (!cameByTyping) setText(query);
  }
  return [
    text,
    (next) => {
      setText(next);
      setSearch(next ? { query: next } : {}, { replace: true });
    },
  ];
}
