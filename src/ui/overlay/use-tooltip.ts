import { type FocusEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { useOuterClick } from '../menu/outer-click.ts';
import { useDocumentEvent } from '../use-document-event.ts';

/** In milliseconds (product specification, section 9). */
const showDelay = 700;
const hideDelay = 50;
const touchHideDelay = 2000;

/**
 * Controls when a tooltip is open: some time after hover or keyboard focus, until both end. Touch requires a long
 * press; the tooltip stays for a while after the finger is lifted.
 * @param ifCut opens it only while the control's own text is truncated.
 * @returns `attach`, the ref for the area that holds the control and the tooltip, so that the pointer may move between
 *   them.
 */
export function useTooltip<Area extends HTMLElement>(ifCut: boolean) {
  const area = useRef<Area>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reasons = useRef(new Set<'hover' | 'focus'>());
  const byTouch = useRef(false);

  const isWanted = () => !hasOpened(area.current) && (!ifCut || isCut(area.current));
  const plan = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next && isWanted()), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const come = (reason: 'hover' | 'focus') => {
    reasons.current.add(reason);
    plan(true, showDelay);
  };
  const go = (reason: 'hover' | 'focus') => {
    if (reasons.current.delete(reason) && reasons.current.size === 0) plan(false, hideDelay);
  };
  const attach = useCallback((element: Area) => {
    area.current = element;
    return () => clearTimeout(timer.current);
  }, []);
  useOuterClick(area, open, close);
  useDismissal(open, close);
  // Something else, such as a menu, has opened and must not be covered.
  useDocumentEvent('focusin', open, ({ target }) => {
    if (target instanceof Node && !area.current?.contains(target)) plan(false, hideDelay);
  });

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && come('hover'),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && go('hover'),
    onPointerDown: ({ pointerType }: PointerEvent) => {
      byTouch.current = pointerType === 'touch';
      if (byTouch.current) plan(true, showDelay);
      else close();
    },
    onPointerUp: () => byTouch.current && plan(false, touchHideDelay),
    onPointerCancel: () => byTouch.current && plan(false, touchHideDelay),
    // A click means that the control is understood; a tooltip opened by touch stays readable.
    onClick: () => !byTouch.current && close(),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && come('focus'),
    onBlur: () => go('focus'),
  };
  return { open, area, attach, handlers };
}

/** A tooltip must not cover what its control has opened. */
function hasOpened(area: HTMLElement | null): boolean {
  return area?.querySelector('[aria-expanded="true"]') != null;
}

/** Returns whether the control's text is truncated. */
function isCut(area: HTMLElement | null): boolean {
  const control = area?.firstElementChild;
  return control != null && control.scrollWidth > control.clientWidth;
}

/** Closes on Escape, wherever the focus is, and on scroll. */
function useDismissal(open: boolean, close: () => void): void {
  useDocumentEvent('keydown', open, (event) => {
    // The same press closes the dialog below, too: nobody thinks of a tooltip as something to close first.
    if (event.key === 'Escape') close();
  });
  useDocumentEvent('scroll', open, close);
}
