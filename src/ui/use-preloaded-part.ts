import { useCallback } from 'react';
import { preloadPart } from './load-part.ts';
import { usePart } from './use-part.ts';
import { useWhenIdle } from './use-when-idle.ts';

/** Like `usePart`, but loads the chunk once the browser is idle, so that the part is there as soon as it is needed. */
export function usePreloadedPart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null {
  useWhenIdle(useCallback(() => preloadPart(load), [load]));
  return usePart(load, isWanted, onMissing);
}
