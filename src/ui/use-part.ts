import { useEffect, useEffectEvent, useState } from 'react';
import { loadPart } from './load-part.ts';

/**
 * A part of the program whose code comes when it is wanted; null until it is there.
 * @param load the same function at each render.
 * @param onMissing is told when the part did not arrive, as the person is.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onMissing: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const giveUp = useEffectEvent(onMissing);
  const isMissing = isWanted && part === null;
  // It is wanted by what is shown, whatever made it so: a click, an address, a call that lacks a login.
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void loadPart(load).then((arrived) => {
      if (!isCurrent) return;
      // A function would be taken for one that computes the next state.
      if (arrived !== undefined) setPart(() => arrived);
      else giveUp();
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);
  return part;
}
