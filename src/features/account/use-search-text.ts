import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * Keeps the text of a search in the address, as `query`. While the user types, the text is ahead of the address; an
 * address that changed for another reason, such as a link or the back button, replaces the text.
 * @returns the text, the address, and what changes both; the address is given without the text.
 */
export function useSearchText(): [
  text: string,
  address: URLSearchParams,
  change: (text: string, rest: Readonly<Record<string, string>>) => void,
] {
  const [address, setAddress] = useSearchParams();
  // Typing replaces the address, a link pushes one, and the back button pops one.
  const cameByTyping = useNavigationType() === 'REPLACE';
  const query = address.get('query') ?? '';
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  if (query !== seen) {
    setSeen(query);
    if (!cameByTyping) setText(query);
  }
  return [
    text,
    address,
    (next, rest) => {
      setText(next);
      setAddress({ ...(next && { query: next }), ...rest }, { replace: true });
    },
  ];
}
