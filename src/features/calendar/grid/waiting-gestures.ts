import type {
  KeyboardEvent as ReactKeyboardEvent,
  MouseEvent as ReactMouseEvent,
  PointerEvent as ReactPointerEvent,
  TouchEvent as ReactTouchEvent,
} from 'react';
import { findShownEvent } from '../event/event-element.ts';
import { isAltA, isCombination } from '../selection/key-combination.ts';
import { gridCells } from './grid-cells.ts';
import { isLayerOpen } from './is-layer-open.ts';

type OnPointer = (event: ReactPointerEvent<HTMLElement>) => void;
type OnMouse = (event: ReactMouseEvent<HTMLElement>) => void;
export type OnKey = (event: ReactKeyboardEvent<HTMLElement>) => void;

/** The gestures of a grid or list: handlers for its element. */
export interface Gestures {
  readonly onPointerDown: OnPointer;
  readonly onPointerMove: OnPointer;
  readonly onPointerUp: OnPointer;
  readonly onPointerCancel: OnPointer;
  readonly onClickCapture: OnMouse;
  readonly onClick?: OnMouse;
  readonly onDoubleClick?: OnMouse;
  readonly onContextMenu: OnMouse;
  readonly onTouchEndCapture?: (event: ReactTouchEvent<HTMLElement>) => void;
  /** @param onOther handles the keys that are no gestures. */
  readonly onKeyDown: (event: ReactKeyboardEvent<HTMLElement>, onOther: OnKey) => void;
  readonly onKeyUp: OnKey;
  /** Returns whether the latest press was a drag. */
  readonly hasDragged: () => boolean;
}

/** The distance that a mouse moves before it drags, in CSS pixels. */
const dragDistance = 4;

/** Returns whether a mouse has moved so far that it drags. */
export function isDragDistance(x: number, y: number): boolean {
  return Math.hypot(x, y) >= dragDistance;
}

/**
 * Stands in for gestures whose code has not arrived: holds back what only they understand, so that nothing else reacts to
 * it. A click that opens an event, and a key that moves the focus, wait for nothing.
 */
export class WaitingGestures implements Gestures {
  readonly #isGrid: boolean;
  readonly #want: () => void;
  /** The press of a pointer that is down, and its latest move. */
  #press: readonly PointerEvent[] = [];
  #events: Event[] = [];
  /** True if the latest press closes a window or a menu. */
  #closesLayer = false;

  /** @param want asks for the gestures. */
  constructor(isGrid: boolean, want: () => void) {
    this.#isGrid = isGrid;
    this.#want = want;
  }

  /** Lets happen again what has waited, each after React has rendered what the one before has changed. */
  repeat(): void {
    const events = [...this.#events, ...this.#press];
    this.clear();
    const repeatNext = () => {
      const event = events.shift();
      if (!event) return;
      repeatEvent(event);
      queueMicrotask(repeatNext);
    };
    repeatNext();
  }

  clear(): void {
    this.#events = [];
    this.#press = [];
  }

  readonly hasDragged = (): boolean => false;

  readonly onPointerDown: OnPointer = ({ isPrimary, button, nativeEvent }) => {
    this.#closesLayer = isLayerOpen();
    this.#press = isPrimary && button === 0 ? [nativeEvent] : [];
  };

  readonly onPointerMove: OnPointer = ({ nativeEvent, currentTarget, pointerId, buttons }) => {
    const [down] = this.#press;
    if (down?.pointerId !== pointerId) return;
    const isMouse = down.pointerType !== 'touch';
    // A mouse that was let go where the grid could not see it.
    const isOver = isMouse && buttons % 2 === 0;
    this.#press = isOver ? [] : [down, nativeEvent];
    if (!this.#isDrag()) return;
    currentTarget.setPointerCapture(pointerId);
    this.#want();
  };

  readonly onPointerUp: OnPointer = ({ nativeEvent }) => {
    if (this.#isDrag()) this.#events.push(...this.#press, nativeEvent);
    this.#press = [];
  };

  readonly onPointerCancel = (): void => {
    this.#press = [];
  };

  readonly onClickCapture: OnMouse = (event) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    const isEndOfDrag = this.#events.at(-1)?.type === 'pointerup';
    if (isEndOfDrag || ctrlKey || metaKey || shiftKey) this.#hold(event);
  };

  readonly onClick: OnMouse = (event) => {
    if (this.#isGrid && !this.#closesLayer && gridCells.at(event.target)) this.#hold(event);
  };

  readonly onDoubleClick: OnMouse = (event) => {
    if (this.#isGrid && gridCells.at(event.target)) this.#hold(event);
  };

  readonly onContextMenu: OnMouse = (event) => {
    const [down] = this.#press;
    // A finger that rests begins a gesture.
    if (down?.pointerType !== 'touch' || !this.#isMeant(down.target)) return;
    event.preventDefault();
    this.#want();
  };

  readonly onKeyDown: Gestures['onKeyDown'] = (event, onOther) => {
    // A key that ends a move must not overtake the one that begins it.
    const isNext = this.#events.length > 0 && /^(Arrow|Enter$|Escape$)/.test(event.key);
    if (isNext || isGestureKey(event, this.#isGrid)) return this.#hold(event);
    // What is copied may also be text that is selected.
    if (isClipboardKey(event)) return this.#hold(event, false);
    onOther(event);
    // On an empty place, Enter adds an event.
    const isFree = event.key === 'Enter' && !event.defaultPrevented;
    if (this.#isGrid && isFree && gridCells.at(event.target)) this.#hold(event);
  };

  readonly onKeyUp: OnKey = (event) => {
    const isHeld = this.#events.some((held) => held instanceof KeyboardEvent && held.key === ' ');
    // The space bar would press the button, too.
    if (event.key === ' ' && isHeld) event.preventDefault();
  };

  #hold(event: ReactMouseEvent | ReactKeyboardEvent, isPrevented = true): void {
    if (isPrevented) event.preventDefault();
    event.stopPropagation();
    this.#events.push(event.nativeEvent);
    this.#want();
  }

  /** Returns whether a mouse that is down drags. */
  #isDrag(): boolean {
    const [down, last] = this.#press;
    if (!this.#isGrid || !down || !last || down.pointerType === 'touch') return false;
    const { clientX: x, clientY: y, target } = down;
    return this.#isMeant(target) && isDragDistance(last.clientX - x, last.clientY - y);
  }

  /** Returns whether something is an event, or the empty space of a cell. */
  #isMeant(target: EventTarget | null): boolean {
    if (!(target instanceof Element)) return false;
    return findShownEvent(target) !== null || (this.#isGrid && gridCells.at(target) !== null);
  }
}

function isGestureKey(event: ReactKeyboardEvent<HTMLElement>, isGrid: boolean): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const isOnEvent = target instanceof Element && findShownEvent(target) !== null;
  if (key === 'Delete') return isOnEvent;
  if (key === ' ') return isOnEvent && (ctrlKey || shiftKey);
  if (isAltA(event)) return isGrid && isOnEvent;
  if (!key.startsWith('Arrow')) return isCombination(event, 'a');
  const isOfEvent = altKey || (shiftKey && ctrlKey);
  return isOfEvent ? isGrid && isOnEvent : shiftKey && !metaKey;
}

function isClipboardKey(event: ReactKeyboardEvent<HTMLElement>): boolean {
  return ['c', 'x', 'v'].some((letter) => isCombination(event, letter));
}

/** Lets an event happen again where it has happened. */
function repeatEvent(event: Event): void {
  const { target, type } = event;
  if (event instanceof PointerEvent) target?.dispatchEvent(new PointerEvent(type, event));
  else if (event instanceof MouseEvent) target?.dispatchEvent(new MouseEvent(type, event));
  else if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent(type, event));
}
