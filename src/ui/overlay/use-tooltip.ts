import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useOuterClick } from '../menu/outer-click.ts';

/** In milliseconds (product specification, section 9). */
const showDelay = 700;
const hideDelay = 50;
const touchHideDelay = 2000;

/**
 * When a tooltip is open: a while after the pointer or the keyboard's focus has come to its control, until neither is there
 * any more. A finger has to be held on the control, and may then be lifted to read.
 * @param area holds the control and the tooltip, so that the pointer may move from one onto the other.
 */
export function useTooltip(area: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reasons = useRef(new Set<'hover' | 'focus'>());
  const byTouch = useRef(false);

  const plan = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next && !hasOpened(area.current)), delay);
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
  useEffect(() => () => clearTimeout(timer.current), []);
  useOuterClick(area, open, close);
  useDismissal(open, close);

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
    // Whoever presses knows the control by now; a finger's tooltip is left to be read.
    onClick: () => !byTouch.current && close(),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && come('focus'),
    onBlur: () => go('focus'),
  };
  return { open, handlers };
}

/** What a control has opened is not to be covered. */
function hasOpened(area: HTMLElement | null): boolean {
  return area?.querySelector('[aria-expanded="true"]') != null;
}

/** Closes by Escape, wherever the focus is, and before the page moves away under the tooltip. */
function useDismissal(open: boolean, close: () => void): void {
  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The topmost layer closes, and only it.
    event.stopPropagation();
    close();
  });
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => dismiss(event);
    const onScroll = () => leave();
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [open]);
}
