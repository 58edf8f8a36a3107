import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { giveUp, type Hands } from './hands.ts';
import { findGrid, findPoint, layOut, type Point } from './layout.ts';

export type PointerType = 'mouse' | 'touch';

interface Drag {
  readonly from: Point;
  readonly to: Point;
  readonly by: PointerType;
  readonly isCopy?: boolean;
  readonly hasShift?: boolean;
}

/** Keys that are held down meanwhile. */
interface HeldKeys {
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
}

/** A mouse, or a finger, that is pressed on an element. Once it moves, the grid has captured it. */
export function createPointer(element: HTMLElement, by: PointerType) {
  // Lists have no places.
  const grid = element.closest<HTMLElement>('[role="grid"]') ?? document.body;
  let target = () => (element.isConnected ? element : grid);
  const at = ({ x, y }: Point, keys: HeldKeys) => {
    const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: by, detail: 1 };
    return { ...pointer, clientX: x, clientY: y, ...keys };
  };
  const press = (point: Point, keys: HeldKeys = {}) =>
    void fireEvent.pointerDown(element, at(point, keys));
  return {
    press,
    /** Presses, and stays there for so long that a finger can drag. */
    rest: (point: Point, keys: HeldKeys = {}) => restAfter(() => press(point, keys)),
    move: (point: Point, keys: HeldKeys = {}) => {
      fireEvent.pointerMove(target(), { ...at(point, keys), buttons: 1 });
      target = () => grid;
    },
    lift: (point: Point, keys: HeldKeys = {}) =>
      void fireEvent.pointerUp(target(), at(point, keys)),
    /** What browsers tell after that. */
    click: (point: Point, keys: HeldKeys = {}) => void fireEvent.click(target(), at(point, keys)),
    cancel: (point: Point) => void fireEvent.pointerCancel(target(), at(point, {})),
  };
}

export function findMiddle(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/**
 * Drags with a mouse, or with a finger that rests first, during which answers arrive. Sometimes gives up: by Escape, or
 * because the browser scrolls instead.
 */
export async function drag(
  element: HTMLElement,
  { from, to, by, isCopy = false, hasShift = false }: Drag,
  hands: Hands,
): Promise<void> {
  const { value, make, pause } = hands;
  const keys = { ctrlKey: isCopy, shiftKey: hasShift };
  const pointer = createPointer(element, by);
  const restore = layOut(findGrid(element));
  try {
    const begin = by === 'touch' ? pointer.rest : pointer.press;
    await make(() => begin(from, { shiftKey: hasShift }));
    await make(() => pointer.move(findMiddle(from, to), keys));
    await pause();
    await make(() => pointer.move(to, keys));
    if (value % 7 === 0) await giveUp(hands);
    if (by === 'touch' && value % 11 === 0) {
      await make(() => pointer.cancel(to));
      return;
    }
    await make(() => pointer.lift(to, keys));
    await make(() => pointer.click(to, keys));
  } finally {
    restore();
  }
}

/** Lets a finger tap something, or rest on it. */
export async function touch(
  element: HTMLElement,
  { isLong }: { isLong: boolean },
  { make, pause }: Hands,
): Promise<void> {
  const grid = element.closest<HTMLElement>('[role="grid"]');
  const restore = grid && layOut(grid);
  const point = findPoint(element, 0.5);
  const finger = createPointer(element, 'touch');
  try {
    await make(() => (isLong ? finger.rest(point) : finger.press(point)));
    await pause();
    await make(() => finger.lift(point));
    await make(() => finger.click(point));
  } finally {
    restore?.();
  }
}

/** Presses, and lets a finger rest there for the half second of a long press, which is over at once. */
async function restAfter(pressDown: () => void): Promise<void> {
  const { setTimeout } = globalThis;
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((callback: () => void, delay?: number) =>
      setTimeout(callback, delay === longPressMs ? 0 : delay),
    );
  pressDown();
  timers.mockRestore();
  await new Promise((resolve) => void setTimeout(resolve, 2));
}

const longPressMs = 500;
