/**
 * Returns the focus when an area that contains it is removed: to its opener, which had the focus before it first
 * entered the area, or to the element that had it last.
 * @returns the cleanup for the area's ref.
 */
export function returnFocus(area: HTMLElement, to: 'opener' | 'last'): () => void {
  let cameFrom: HTMLElement | undefined;
  const onFocusIn = ({ relatedTarget }: FocusEvent) => {
    // Focus that returns from another window has no origin.
    if (relatedTarget instanceof HTMLElement && !area.contains(relatedTarget)) {
      if (to === 'last' || !cameFrom?.isConnected) cameFrom = relatedTarget;
    }
  };
  area.addEventListener('focusin', onFocusIn);
  return () => {
    area.removeEventListener('focusin', onFocusIn);
    // React runs ref cleanups before it removes the element, which still has the focus then.
    if (area.contains(document.activeElement)) cameFrom?.focus();
  };
}
