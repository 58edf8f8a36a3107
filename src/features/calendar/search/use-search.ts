import { useEffect, useState } from 'react';

/**
 * What a search finds, which starts when its words are first rendered. A state could not keep that: as long as React
 * waits for what is found, it discards what the component sets while it renders, and renders it again.
 * @param load from `loadLater`.
 */
export function useSearch<Found>(
  query: string,
  load: () => Promise<Found>,
): { found: Promise<Found>; retry: () => void } {
  const [searches] = useState(() => new Map<string, Promise<Found>>());
  const [, setRetries] = useState(0);
  const found = searches.get(query) ?? load();
  searches.set(query, found);
  // Only what is on the page, or will be, is kept.
  useEffect(() => {
    for (const other of [...searches.keys()]) if (other !== query) searches.delete(other);
  }, [searches, query]);
  return {
    found,
    retry: () => {
      searches.delete(query);
      setRetries((count) => count + 1);
    },
  };
}
