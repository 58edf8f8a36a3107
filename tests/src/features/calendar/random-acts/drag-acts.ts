import { fireEvent } from '@testing-library/react';
import { answerScope, isRepeating } from './event-acts.ts';
import {
  buttonNamed,
  fillIn,
  giveUp,
  type Hands,
  openDialog,
  press,
  shownEvents,
} from './hands.ts';
import { findCellAfter, findEdge, findPoint } from './layout.ts';
import { drag, type PointerType, touch } from './pointers.ts';

/** Drags an event to another cell, by mouse perhaps as a copy, or an edge of it to another time. */
export async function dragEvent(
  event: HTMLElement | null,
  hands: Hands,
  { by, isResize = false }: { by: PointerType; isResize?: boolean },
): Promise<void> {
  const target = event && findCellAfter(event, 1 + (hands.value % 40));
  if (!event || !target) return;
  const repeats = isRepeating(event);
  const from = isResize
    ? findEdge(event, hands.value % 2 === 0 ? 'start' : 'end')
    : findPoint(event, 0.5);
  const isCopy = by === 'mouse' && hands.value % 3 === 0;
  await drag(event, { by, from, to: findPoint(target, part(hands)), isCopy }, hands);
  if (repeats) await answerScope(hands);
}

/** Draws an event on empty space, and saves it by its short form. */
export async function drawEvent(
  cell: HTMLElement | undefined,
  hands: Hands,
  by: PointerType,
): Promise<void> {
  const target = cell && findCellAfter(cell, hands.value % 3);
  if (!target) return;
  await drag(cell, { by, from: findPoint(cell, 0.3), to: findPoint(target, part(hands)) }, hands);
  await saveQuickly(hands);
}

/** Draws an event from a cell on with arrows, and saves it by its short form. */
export async function drawByKeys(cell: HTMLElement | undefined, hands: Hands): Promise<void> {
  const { value, make } = hands;
  if (!cell) return;
  const keys = ['ArrowDown', value % 2 === 0 ? 'ArrowDown' : 'ArrowRight'];
  await make(() => cell.focus());
  for (const key of keys) await make(() => press(focused(), key, { shiftKey: true }));
  if (value % 7 === 0) return giveUp(hands);
  await make(() => press(focused(), 'Enter'));
  await saveQuickly(hands);
}

const focused = () => document.activeElement ?? document.body;

/** Adds an event where a finger rests. */
export async function addByTouch(cell: HTMLElement | undefined, hands: Hands): Promise<void> {
  if (!cell) return;
  await touch(cell, { isLong: true }, hands);
  await saveQuickly(hands);
}

async function saveQuickly({ until, make, title }: Hands): Promise<void> {
  const form = await until(() => openDialog()?.querySelector('form'));
  if (form) await make(() => fillIn(form, title));
  if (form) await make(() => void fireEvent.submit(form));
}

/** Chooses events in a frame, and drags them together. */
export async function dragSeveral(cell: HTMLElement | undefined, hands: Hands): Promise<void> {
  const end = cell && findCellAfter(cell, 4);
  if (!end) return;
  const frame = { from: findPoint(cell, 0), to: findPoint(end, 0.9), hasShift: true };
  await drag(cell, { ...frame, by: 'mouse' }, hands);
  await dragChosen(hands, 'mouse');
}

/** Chooses events by a finger that rests on one and taps others, and drags, moves or deletes them together. */
export async function changeSeveralByTouch(
  pick: (value: number) => HTMLElement | null,
  hands: Hands,
): Promise<void> {
  const { value, make, until } = hands;
  const chosen = new Set([pick(value), pick(value + 1), pick(value + 2)]);
  for (const event of chosen) {
    // A tap opens the event if the first one could not be chosen.
    if (event && !openDialog()) await touch(event, { isLong: findChosen().length === 0 }, hands);
  }
  if (openDialog()) return;
  const name = ['Move', 'Delete'][value % 3];
  if (name === undefined) return dragChosen(hands, 'touch');
  const repeats = findChosen().some(isRepeating);
  const bar = document.querySelector('[role="group"][aria-label="Chosen events"]');
  const button = bar && (await until(() => buttonNamed(bar, name)));
  if (button) await make(() => void fireEvent.click(button));
  const form = name === 'Move' && (await until(() => openDialog()?.querySelector('form')));
  if (form) await make(() => void fireEvent.submit(form));
  if (repeats) await answerScope(hands);
}

async function dragChosen(hands: Hands, by: PointerType): Promise<void> {
  const chosen = findChosen();
  await dragEvent(chosen[hands.value % Math.max(1, chosen.length)] ?? null, hands, { by });
  await giveUp(hands);
}

const findChosen = () => shownEvents().filter((one) => one.dataset['chosen'] === '');

/** How far down in a cell a drag ends. */
const part = ({ value }: Hands) => (value % 12) / 12;
