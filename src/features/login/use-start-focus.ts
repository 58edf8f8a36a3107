import { type RefObject, useLayoutEffect } from 'react';

/**
 * Puts the focus where the work begins: into the first field that is empty, unless told another. Nobody who stands
 * somewhere already is moved.
 * @param preferred the field to start in, whatever it holds.
 * @param phase when it changes, a control that had the focus may have gone, and the work begins anew.
 */
export function useStartFocus(
  fields: readonly RefObject<HTMLInputElement | null>[],
  preferred?: RefObject<HTMLInputElement | null>,
  phase?: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form holds counts at its beginnings only
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const empty = fields.find((field) => field.current?.value === '');
    const field = (preferred ?? empty)?.current;
    field?.focus();
    field?.select();
  }, [phase]);
}
