import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { findGrid, findPoint, layOut } from '../random-acts/layout.ts';
import { drag } from './gestures.ts';
import { countGhosts, type RolePage } from './role-page.ts';

/** A way in which people begin to add an event. @param cell is an empty place. */
type WayToAdd = (page: RolePage, cell: HTMLElement) => unknown;

async function press({ user }: RolePage, cell: HTMLElement, keys: string): Promise<void> {
  cell.focus();
  await waitFor(() => expect(cell).toHaveFocus());
  await user.keyboard(keys);
}

/** Ways that begin at a place. */
export const waysToAddAt: Readonly<Record<string, WayToAdd>> = {
  'a double click': (_, cell) => {
    const restore = layOut(findGrid(cell));
    const { x, y } = findPoint(cell, 0.5);
    fireEvent.doubleClick(cell, { clientX: x, clientY: y });
    restore();
  },
  'the key Enter': (page, cell) => press(page, cell, '{Enter}'),
  'a drag': (_, cell) => {
    const restore = layOut(findGrid(cell));
    drag(cell, { from: findPoint(cell, 0.3), to: findPoint(cell, 0.6) });
    restore();
  },
  'Shift and an arrow key': async (page, cell) => {
    await press(page, cell, '{Shift>}{ArrowDown}{/Shift}');
    // For readers, the keys only move the focus, and Enter there is another way.
    if (countGhosts() > 0) await page.user.keyboard('{Enter}');
  },
};

/** Those, and others. */
export const waysToAdd: Readonly<Record<string, WayToAdd>> = {
  ...waysToAddAt,
  'the + of a day': (_, cell) => {
    const plus = cell.querySelector('[data-add]');
    if (plus) fireEvent.click(plus);
  },
  'the key C': ({ user }) => user.keyboard('c'),
  'the button “New event”': async ({ user }) => {
    const button = screen.queryByRole('button', { name: 'New event' });
    if (button) await user.click(button);
  },
};
