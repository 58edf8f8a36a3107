import { startTransition, useEffect, useState } from 'react';

/**
 * Starts a search when its words are first rendered, and returns the results. A state could not keep them: as long as
 * React waits for the results, it discards what the component sets while it renders, and renders it again.
 * @param load from `loadLater`.
 * @returns `repeat` searches again; what has been found stays meanwhile.
 */
export function useSearch<Found>(
  query: string,
  load: () => Promise<Found>,
): { found: Promise<Found>; repeat: () => void } {
  const [searches] = useState(() => new Map<string, Promise<Found>>());
  const [repeats, setRepeats] = useState(0);
  const key = `${repeats} ${query}`;
  const searchResult = searches.get(key) ?? load();
  searches.set(key, searchResult);
  // Only what is on the page, or will be, is kept.
  useEffect(() => {
    for (const otherKey of [...searches.keys()]) if (otherKey !== key) searches.delete(otherKey);
  }, [searches, key]);
  return {
    found: searchResult,
    repeat: () => startTransition(() => setRepeats((count) => count + 1)),
  };
}
