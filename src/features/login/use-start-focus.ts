import type { RefObject } from 'react';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';

/**
 * Puts the focus where the work begins: into the first field that is empty, unless told another. A focus that is
 * somewhere on the page already stays.
 * @param preferred the field to start in, whatever it holds.
 * @param phase when it changes, a control that had the focus may have gone, and the work begins anew.
 */
export function useStartFocus(
  fields: readonly RefObject<HTMLInputElement | null>[],
  preferred?: RefObject<HTMLInputElement | null>,
  phase?: unknown,
): void {
  useFocusInto(() => {
    if (document.activeElement !== document.body) return null;
    const empty = fields.find((field) => field.current?.value === '');
    return (preferred ?? empty)?.current;
  }, phase);
}
