import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

/** Opens a calendar in a view that is a grid. */
export async function openGrid(address: string) {
  const page = await openPage(address);
  const grid = await screen.findByRole('grid');
  return { page, grid };
}

export const waitForFocus = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());

export const waitForGrid = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName(name));
