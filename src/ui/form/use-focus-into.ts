import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Focuses a field and selects its text, so that the next key replaces it.
 * @param phase moves the focus again when it changes.
 * @param pick returns the field for a phase, or nothing to leave the focus alone.
 */
export function useFocusInto<Phase>(
  phase: Phase,
  pick: (phase: Phase) => HTMLInputElement | null | undefined,
): void {
  const move = useEffectEvent((current: Phase) => {
    const field = pick(current);
    field?.focus();
    field?.select();
  });
  // A layout effect: the field must be in the document, and the focus must not jump after the paint.
  useLayoutEffect(() => move(phase), [phase]);
}
