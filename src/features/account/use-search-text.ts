import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * The text of a search that the address keeps as `query`. The text leads while somebody types, since the address follows
 * a moment later; an address that came another way, by a link or by going back, leads itself.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  // Typing replaces the address, links push a new one, going back pops.
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
