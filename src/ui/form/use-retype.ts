import { type RefObject, useLayoutEffect } from 'react';

/**
 * What cannot be read, or was refused as a whole, is typed anew: each time that it is so, the field takes the focus, and
 * the next key replaces what stands in it.
 */
export function useRetype(field: RefObject<HTMLInputElement | null>, isToBeTyped: boolean): void {
  useLayoutEffect(() => {
    if (!isToBeTyped) return;
    field.current?.focus();
    field.current?.select();
  }, [field, isToBeTyped]);
}
