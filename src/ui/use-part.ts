import { useEffect, useEffectEvent, useState } from 'react';
import { loadPart } from './load-part.ts';

/**
 * Loads a chunk when it is needed; null until it has loaded.
 * @param load must be the same function on each render.
 * @param onMissing is called if the chunk fails to load. The user sees a message as well.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const giveUp = useEffectEvent(onMissing);
  const isMissing = isWanted && part === null;
  // Rendering decides whether the part is needed, whatever the cause: a click, an address, a call that lacks a login.
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void loadPart(load).then((arrived) => {
      if (!isCurrent) return;
      // Wrapped, because React would call a bare function as an updater.
      if (arrived !== undefined) setPart(() => arrived);
      else giveUp();
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);
  return part;
}
