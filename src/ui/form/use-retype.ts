import type { RefObject } from 'react';
import { useFocusInto } from './use-focus-into.ts';

/** Focuses a field whose text is to be typed anew, because it cannot be read or was refused as a whole, and selects it. */
export function useRetype(field: RefObject<HTMLInputElement | null>, isToBeTyped: boolean): void {
  useFocusInto(() => (isToBeTyped ? field.current : null), isToBeTyped);
}
