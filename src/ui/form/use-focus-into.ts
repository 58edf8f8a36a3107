import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Focuses a field and selects its text, so that the next key replaces it, or goes on behind it.
 * @param phase moves the focus again when it changes.
 * @param pick returns the field for a phase, or nothing to leave the focus alone.
 * @param goesOn whether the text is still being typed, so that the next key must not replace it.
 */
export function useFocusInto<Phase>(
  phase: Phase,
  pick: (phase: Phase) => HTMLInputElement | null | undefined,
  goesOn = false,
): void {
  const move = useEffectEvent((current: Phase) => {
    const field = pick(current);
    field?.focus();
    if (goesOn) field?.setSelectionRange(field.value.length, field.value.length);
    else field?.select();
  });
  const handledPhase = useRef<{ phase: Phase } | null>(null);
  // A layout effect: the field must be in the document, and the focus must not jump after the paint.
  useLayoutEffect(() => {
    // React repeats it in development, and when it shows a hidden part again: the user may be elsewhere by then.
    if (handledPhase.current && Object.is(handledPhase.current.phase, phase)) return;
    handledPhase.current = { phase };
    move(phase);
  }, [phase]);
}
