import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Puts the focus into a field and selects what it holds, so that the next key replaces it.
 * @param pick the field, if the focus is to move at all.
 * @param phase picks anew each time it changes.
 */
export function useFocusInto(
  pick: () => HTMLInputElement | null | undefined,
  phase: unknown,
): void {
  const move = useEffectEvent(() => {
    const field = pick();
    field?.focus();
    field?.select();
  });
  // The field has to be on the page; before the paint, so that nobody sees the focus jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what it waits for
  useLayoutEffect(() => move(), [phase]);
}
