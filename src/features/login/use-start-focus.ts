import type { RefObject } from 'react';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';

/**
 * Sets the initial focus: the first empty field, unless another is given. Keeps a focus that is already on the page.
 * @param preferredField the field to focus, whatever its value.
 * @param phase sets the focus again when it changes, because the focused control may be gone.
 */
export function useStartFocus(
  fields: readonly RefObject<HTMLInputElement | null>[],
  preferredField?: RefObject<HTMLInputElement | null>,
  phase?: unknown,
): void {
  useFocusInto(phase, () => {
    if (document.activeElement !== document.body) return null;
    const empty = fields.find((field) => field.current?.value === '');
    return (preferredField ?? empty)?.current;
  });
}
