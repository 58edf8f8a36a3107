import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * Keeps a search text in the address as `query`. While the user types, the text is ahead of the address. If the address
 * changes for another reason, such as a link or the back button, its text replaces the typed one.
 * @returns the text, the address, and a function that changes both; its `rest` is the query without the text.
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
