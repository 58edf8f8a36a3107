import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { TooltipAnchor } from '#src/ui/overlay/tooltip-place.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { eventBoxes } from '../event/event-element.ts';
import type { Point } from '../grid/place-at-point.ts';

/** In milliseconds, until a preview opens: below the pointer, and at the focus, as the focus often stays where nobody is looking. */
const hoverDelay = 700;
const focusDelay = 1000;
/** The time to reach the preview with the pointer, which must be able to rest on it. */
const hideDelay = 300;
/** The distance of the preview from the pointer on an event that is higher than a line, in CSS pixels. */
const reach = 16;

/** An event whose preview is open. */
export interface ShownPreview {
  readonly span: EventSpan;
  readonly element: HTMLElement;
  /** The box that the preview is below, or above. */
  readonly around: TooltipAnchor;
}

/**
 * Tells of which event a preview is open: of the one on which the pointer or the keyboard's focus rests. It closes by Escape,
 * and when people press or scroll anything, such as to drag an event. Fingers open events instead.
 * @param first the element that the pointer or the focus came to before, and has not left; null for none.
 */
export function usePreview(first: RefObject<Element | null>) {
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const window = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef<Point>(null);
  const isPressed = useRef(false);
  /** The element of the event that the pointer or the focus is on. */
  const entered = useRef<HTMLElement>(null);
  const plan = (act: () => void, delay: number) => {
    timer.current = setTimeout(act, delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    entered.current = null;
    setShown(null);
  };
  const isInWindow = (target: EventTarget | null) =>
    target instanceof Node && window.current?.contains(target) === true;
  const rest = (target: EventTarget | null, isByPointer: boolean) => {
    const shownElement = shown?.element ?? null;
    const box = target instanceof Element ? eventBoxes.around(target) : null;
    const element = isInWindow(target) ? shownElement : (box?.element ?? null);
    if (element === entered.current) return;
    entered.current = element;
    clearTimeout(timer.current);
    if (element === shownElement) return;
    if (!box) return plan(hide, hideDelay);
    const show = () => {
      const { span, element } = box;
      if (isPressed.current || !element.isConnected || isMenuOpen()) return;
      setShown({ span, element, around: findAround(element, isByPointer && pointer.current) });
    };
    plan(show, isByPointer ? hoverDelay : focusDelay);
  };
  const onStart = useEffectEvent(() => {
    if (first.current) rest(first.current, !isFocused(first.current));
  });
  // The code has come after the pointer or the focus.
  useEffect(() => {
    onStart();
    return () => {
      clearTimeout(timer.current);
      entered.current = null;
    };
  }, []);
  useDocumentEvent('pointerover', true, ({ pointerType, target, clientX: x, clientY: y }) => {
    if (pointerType === 'touch') return;
    pointer.current = { x, y };
    rest(target, true);
  });
  useDocumentEvent('pointermove', true, ({ clientX: x, clientY: y }) => {
    pointer.current = { x, y };
  });
  useDocumentEvent('focusin', true, ({ target }) => {
    if (isFocused(target)) rest(target, false);
    else if (!isInWindow(target)) hide();
  });
  useDocumentEvent('pointerdown', true, ({ target }) => {
    if (isInWindow(target)) return;
    isPressed.current = true;
    hide();
  });
  const release = () => {
    isPressed.current = false;
  };
  useDocumentEvent('pointerup', true, release);
  useDocumentEvent('pointercancel', true, release);
  useDocumentEvent('keydown', true, hide);
  useDocumentEvent('scroll', shown !== null, ({ target }) => {
    if (!isInWindow(target)) hide();
  });
  return { shown, window };
}

/** Returns whether the keyboard's focus is on something. */
function isFocused(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}

/** A menu must not be covered by what is below it. */
function isMenuOpen(): boolean {
  return document.querySelector('[role="menu"]') !== null;
}

/** The box that the preview leaves free: an event of one line, or what is around the pointer on it. */
function findAround(element: HTMLElement, point: Point | null | false): TooltipAnchor {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  if (!point) return { left, top, bottom, width };
  const isLine = height <= 3 * reach;
  return {
    left: point.x,
    width: 0,
    top: isLine ? top : point.y - reach,
    bottom: isLine ? bottom : point.y + reach,
  };
}
