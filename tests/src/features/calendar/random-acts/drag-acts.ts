import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { answerScope, isRepeating } from './event-acts.ts';
import { fillIn, type Hands, openDialog, press, shownEvents } from './hands.ts';
import { findCellAfter, findEndEdge, findGrid, findPoint, layOut, type Point } from './layout.ts';

/** Drags an event to another cell, by mouse perhaps as a copy, or its end edge to another time. */
export async function dragEvent(
  event: HTMLElement | null,
  hands: Hands,
  isResize = false,
): Promise<void> {
  const target = event && findCellAfter(event, 1 + (hands.value % 40));
  if (!event || !target) return;
  const repeats = isRepeating(event);
  const from = isResize ? findEndEdge(event) : findPoint(event, 0.5);
  await drag(
    event,
    { from, to: findPoint(target, part(hands)), isCopy: hands.value % 3 === 0 },
    hands,
  );
  if (repeats) await answerScope(hands);
}

/** Draws an event on empty space, and saves it by its short form. */
export async function drawEvent(cell: HTMLElement | undefined, hands: Hands): Promise<void> {
  const target = cell && findCellAfter(cell, hands.value % 3);
  if (!target) return;
  await drag(cell, { from: findPoint(cell, 0.3), to: findPoint(target, part(hands)) }, hands);
  const form = await hands.until(() => openDialog()?.querySelector('form'));
  if (form) await hands.make(() => fillIn(form, hands.title));
  if (form) await hands.make(() => void fireEvent.submit(form));
}

/** Chooses events in a frame, and drags them together. */
export async function dragSeveral(cell: HTMLElement | undefined, hands: Hands): Promise<void> {
  const end = cell && findCellAfter(cell, 4);
  if (!end) return;
  const frame = { from: findPoint(cell, 0), to: findPoint(end, 0.9), hasShift: true };
  await drag(cell, frame, hands);
  const chosen = shownEvents().filter((one) => one.dataset['chosen'] === '');
  await dragEvent(chosen[hands.value % Math.max(1, chosen.length)] ?? null, hands);
  await hands.make(() => press(document.activeElement ?? document.body, 'Escape'));
}

/** How far down in a cell a drag ends. */
const part = ({ value }: Hands) => (value % 12) / 12;

interface Drag {
  from: Point;
  to: Point;
  isCopy?: boolean;
  hasShift?: boolean;
}

/**
 * Drags with a mouse, or with a finger that rests first, during which answers arrive. Sometimes gives up: by Escape, or
 * because the browser scrolls instead.
 */
async function drag(
  element: HTMLElement,
  { from, to, isCopy = false, hasShift = false }: Drag,
  { value, make, pause }: Hands,
): Promise<void> {
  const grid = findGrid(element);
  // Only a mouse draws a frame around events.
  const isFinger = !hasShift && value % 4 >= 2;
  const pointerType = isFinger ? 'touch' : 'mouse';
  const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType, detail: 1 };
  const at = ({ x, y }: Point) => ({
    ...{ ...pointer, clientX: x, clientY: y },
    ...{ ctrlKey: isCopy, shiftKey: hasShift },
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
    if (value % 7 === 0) await make(() => press(document.activeElement ?? grid, 'Escape'));
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
