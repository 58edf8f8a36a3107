import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { findGrid, type Point } from '../random-acts/layout.ts';
import { createPointer, findMiddle } from '../random-acts/pointers.ts';
import { countGhosts, says, type TargetPage } from './role-page.ts';

/** What an attempt has come to: it is done, or cannot be made, of which the page says why, or which it does not offer. */
export type Outcome = 'done' | 'refused' | 'absent';

/**
 * A way in which people do something with an event, to the end.
 * @param isAllowed whether it is worth waiting for.
 */
export type Way = (page: TargetPage, isAllowed: boolean) => Promise<Outcome>;

const refusals = [
  'You may not change this event.',
  'You may not change these events.',
  'You may not add events to this calendar.',
  'You may only view this calendar. To add events, ask Hugo Hafner.',
  'A reserved event cannot be copied.',
  'The time in which you could change it is over.',
  'You may no longer change this event. What you typed is still here.',
];

export const isRefused = () => refusals.some(says);

/** Goes on once something has begun. */
export async function goOn(
  isAllowed: boolean,
  hasBegun: () => boolean,
  act: () => unknown = () => {},
): Promise<Outcome> {
  if (isAllowed) await waitFor(() => expect(hasBegun()).toBe(true));
  if (!hasBegun()) return isRefused() ? 'refused' : 'absent';
  await act();
  return 'done';
}

interface Drag {
  from: Point;
  to: Point;
  /** Whether Ctrl is pressed while the drag begins, and when it ends. */
  ctrl?: readonly [boolean, boolean];
}

/** Drags by mouse. */
export function drag(event: HTMLElement, { from, to, ctrl = [false, false] }: Drag): Outcome {
  const [first, last] = ctrl.map((ctrlKey) => ({ ctrlKey }));
  const mouse = createPointer(event, 'mouse');
  mouse.press(from, first);
  mouse.move(findMiddle(from, to), first);
  mouse.move(to, last);
  const hasBegun = countGhosts() > 0;
  mouse.lift(to, last);
  mouse.click(to, last);
  return findOutcome(hasBegun);
}

/** @param hasBegun whether it has looked as if it were possible. */
export function findOutcome(hasBegun: boolean): Outcome {
  if (isRefused()) return 'refused';
  return hasBegun ? 'done' : 'absent';
}

/** The cell of the next day. */
export function findNextCell(event: HTMLElement): HTMLElement {
  const cell = event.closest<HTMLElement>('[role="gridcell"]');
  const cells = [...findGrid(event).querySelectorAll<HTMLElement>('[data-day][role="gridcell"]')];
  const next = cell && cells[cells.indexOf(cell) + 1];
  if (!next) throw new Error('There is no next day.');
  return next;
}

/** Focuses a cell, and pastes there. */
export async function pasteIn(
  cell: HTMLElement,
  { user }: Pick<TargetPage, 'user'>,
): Promise<void> {
  cell.focus();
  await waitFor(() => expect(cell).toHaveFocus());
  await user.keyboard('{Control>}v{/Control}');
}

/** Chooses the event, and presses a button of the bar with what can be done with all chosen ones. */
export const pressInBar =
  (name: string, act?: (page: TargetPage) => unknown): Way =>
  async (page) => {
    fireEvent.click(await page.find(), { ctrlKey: true, detail: 1 });
    const bar = screen.getByRole('group', { name: 'Chosen events' });
    if (bar.textContent === '') {
      // Nothing can be chosen, so the event has opened.
      await screen.findByRole('dialog');
      await closeDialog(page);
      return 'absent';
    }
    const clear = await within(bar).findByRole('button', { name: 'Clear' });
    const button = within(bar).queryByRole('button', { name });
    const outcome = button ? 'done' : isRefused() ? 'refused' : 'absent';
    if (button) await page.user.click(button);
    if (button) await act?.(page);
    if (clear.isConnected) await page.user.click(clear);
    await waitFor(() => expect(bar).toHaveTextContent(''));
    return outcome;
  };

export async function closeDialog({ user }: Pick<TargetPage, 'user'>): Promise<void> {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Presses a button of the event's card. */
export const pressInCard =
  (name: string, act?: (page: TargetPage) => unknown): Way =>
  async (page, isAllowed) => {
    const card = await page.openCard();
    const find = () => card.queryByRole('button', { name });
    const outcome = await goOn(isAllowed, () => find() !== null);
    if (outcome === 'done') await page.user.click(find() ?? document.body);
    else await closeDialog(page);
    if (outcome === 'done') await act?.(page);
    return outcome;
  };

/** Presses a key while the event's card is open, which closes it if that does something. */
export const pressKeyInCard =
  (
    key: string,
    hasBegun: (page: TargetPage) => boolean,
    act?: (page: TargetPage) => unknown,
  ): Way =>
  async (page, isAllowed) => {
    await page.openCard();
    await page.user.keyboard(key);
    if (!isAllowed) await closeDialog(page);
    return goOn(
      isAllowed,
      () => hasBegun(page),
      () => act?.(page),
    );
  };
