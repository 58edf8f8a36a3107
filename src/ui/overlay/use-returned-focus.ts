import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus back, when an area goes that holds it: to its opener, what had the focus before it first came into the
 * area, or to what had it last.
 */
export function useReturnedFocus(area: RefObject<HTMLElement | null>, to: 'opener' | 'last'): void {
  useLayoutEffect(() => {
    const shown = area.current;
    let cameFrom: HTMLElement | undefined;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      // Who comes back from another window comes from nowhere.
      if (relatedTarget instanceof HTMLElement && !shown?.contains(relatedTarget)) {
        if (to === 'last' || !cameFrom?.isConnected) cameFrom = relatedTarget;
      }
    };
    shown?.addEventListener('focusin', onFocusIn);
    return () => {
      shown?.removeEventListener('focusin', onFocusIn);
      // In the layout phase what is removed still has the focus.
      if (shown?.contains(document.activeElement)) cameFrom?.focus();
    };
  }, [area, to]);
}
