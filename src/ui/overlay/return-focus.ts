/**
 * Gives the focus back when an area goes that holds it: to its opener, which had the focus before it first came into the
 * area, or to what had it last.
 * @returns is called when the area goes, as the cleanup of its ref.
 */
export function returnFocus(area: HTMLElement, to: 'opener' | 'last'): () => void {
  let cameFrom: HTMLElement | undefined;
  const onFocusIn = ({ relatedTarget }: FocusEvent) => {
    // The focus that comes back from another window comes from nowhere.
    if (relatedTarget instanceof HTMLElement && !area.contains(relatedTarget)) {
      if (to === 'last' || !cameFrom?.isConnected) cameFrom = relatedTarget;
    }
  };
  area.addEventListener('focusin', onFocusIn);
  return () => {
    area.removeEventListener('focusin', onFocusIn);
    // React calls cleanups of refs before it removes the element, which has the focus until then.
    if (area.contains(document.activeElement)) cameFrom?.focus();
  };
}
