import { phoneQuery } from '../formats/phone-query.ts';

/** The width of the quick form, with room around it, in CSS pixels. */
const formWidth = 480;

/**
 * The side of the window on which a form in its middle would have to be instead, so as not to cover the ghosts of its event;
 * null if it covers none there, or there is no room. On a phone, there is only room below them.
 */
export function findFreeSide(): 'start' | 'end' | 'below' | null {
  const boxes = [...document.querySelectorAll('[data-ghost]')].map((ghost) =>
    ghost.getBoundingClientRect(),
  );
  if (boxes.length > 0 && window.matchMedia?.(phoneQuery).matches) return 'below';
  const width = document.documentElement.clientWidth;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const isCovered = left < (width + formWidth) / 2 && right > (width - formWidth) / 2;
  if (boxes.length === 0 || !isCovered) return null;
  const isReversed = getComputedStyle(document.documentElement).direction === 'rtl';
  if (right <= width - formWidth) return isReversed ? 'start' : 'end';
  if (left >= formWidth) return isReversed ? 'end' : 'start';
  return null;
}
