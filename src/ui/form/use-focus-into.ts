import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Focuses a field and selects its text, so that the next key replaces it.
 * @param pick returns the field, or nothing to leave the focus alone.
 * @param phase picks again when it changes.
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
  // A layout effect: the field must be in the document, and the focus must not jump after the paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what it waits for
  useLayoutEffect(() => move(), [phase]);
}
