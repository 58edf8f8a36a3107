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
  const grid = findGrid(element);
  const isFinger = by === 'touch';
  const at = (point: Point) => ({
    ...placePointer(point, by),
    ctrlKey: isCopy,
    shiftKey: hasShift,
  });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const restore = layOut(grid);
  try {
    const pressDown = () => void fireEvent.pointerDown(element, { ...at(from), ctrlKey: false });
    await make(() => (isFinger ? restAfter(pressDown) : pressDown()));
    await make(() => void fireEvent.pointerMove(element.isConnected ? element : grid, at(middle)));
    await pause();
    // The grid has captured the pointer.
    await make(() => void fireEvent.pointerMove(grid, at(to)));
    if (value % 7 === 0) await giveUp(hands);
    if (isFinger && value % 11 === 0) {
      await make(() => void fireEvent.pointerCancel(grid, at(to)));
      return;
    }
    await make(() => void fireEvent.pointerUp(grid, at(to)));
    await make(() => void fireEvent.click(grid, at(to)));
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
  // Lists have no places.
  const grid = element.closest<HTMLElement>('[role="grid"]');
  const restore = grid && layOut(grid);
  const init = placePointer(findPoint(element, 0.5), 'touch');
  const target = () => (element.isConnected ? element : (grid ?? document.body));
  try {
    const pressDown = () => void fireEvent.pointerDown(element, init);
    await make(() => (isLong ? restAfter(pressDown) : pressDown()));
    await pause();
    await make(() => void fireEvent.pointerUp(target(), init));
    await make(() => void fireEvent.click(target(), init));
  } finally {
    restore?.();
  }
}

function placePointer({ x, y }: Point, pointerType: PointerType) {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType, detail: 1 };
  return { ...pointer, clientX: x, clientY: y };
}

/** Presses, and lets a finger rest there for the half second of a long press, which is over at once. */
export async function restAfter(pressDown: () => void): Promise<void> {
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
