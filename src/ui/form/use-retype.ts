import type { RefObject } from 'react';
import { useFocusInto } from './use-focus-into.ts';

/** Focuses and selects a field whose text must be retyped, because it is unreadable or was refused as a whole. */
export function useRetype(field: RefObject<HTMLInputElement | null>, isToBeTyped: boolean): void {
  useFocusInto(isToBeTyped, (isWanted) => (isWanted ? field.current : null));
}
