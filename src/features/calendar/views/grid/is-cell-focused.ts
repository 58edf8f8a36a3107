import type { FocusEvent } from 'react';

/**
 * Returns whether a cell has got the focus: itself, or with an event that is in no other cell, as after a click. An event over
 * several cells leaves the focus in the one of them that had it.
 */
export function isCellFocused({ target, currentTarget }: FocusEvent<HTMLElement>): boolean {
  if (target === currentTarget) return true;
  const { first, last } = target.dataset;
  return first !== undefined && first === last;
}
