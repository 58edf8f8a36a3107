import { useState } from 'react';
import type { SearchRequest } from './search.ts';

export type TypedSearch<Type extends string> = Pick<SearchRequest<Type>, 'type' | 'query'>;

/**
 * The contents of a search's form. They stay as they are while the address follows a search that the form sent; an address
 * that changed in another way, by going back for example, fills the form.
 */
export function useTypedSearch<Type extends string>(address: TypedSearch<Type>) {
  const [typed, setTyped] = useState(address);
  const [sent, setSent] = useState(address);
  const [seen, setSeen] = useState(address);
  if (!isSame(address, seen)) {
    setSeen(address);
    if (!isSame(address, sent)) {
      setTyped(address);
      setSent(address);
    }
  }
  return { typed, setTyped, setSent };
}

function isSame<Type extends string>(a: TypedSearch<Type>, b: TypedSearch<Type>): boolean {
  return a.type === b.type && a.query === b.query;
}
