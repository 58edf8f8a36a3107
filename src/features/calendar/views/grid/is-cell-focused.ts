import type { FocusEvent } from 'react';
import { cellBoxes } from '../../grid/grid-cells.ts';

/**
 * Returns whether a cell has got the focus: itself, or with an event that is in no other cell, as after a click. An event over
 * several cells leaves the focus in the one of them that had it.
 */
export function isCellFocused({ target, currentTarget }: FocusEvent<HTMLElement>): boolean {
  const box = cellBoxes.at(target);
  return target === currentTarget || (box !== null && box.first === box.last);
}
