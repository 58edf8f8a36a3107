import { useCallback, useState } from 'react';

export interface Preloadable {
  readonly preload: () => Promise<boolean>;
}

/** Returns whether a part's code has loaded, and what loads it. A failure only means that the part is missing. */
export function usePreload({ preload }: Preloadable) {
  const [isLoaded, setLoaded] = useState(false);
  const load = useCallback(() => void preload().then(setLoaded), [preload]);
  return { isLoaded, load };
}
