import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGrid, waitForGrid } from '../views/grid-page.ts';

const day = '/ksr0wingclubmain01?view=days&count=1';

describe('a range without events', () => {
  it('leads to the next one with some', async () => {
    const { page } = await openGrid(`${day}&date=2026-03-03`);
    expect(await screen.findByText('There are no events here.')).toBeVisible();
    const next = await screen.findByRole('button', { name: /^Next event: / });
    const nextDay = (next.textContent ?? '').replace('Next event: ', '');
    await page.user.click(next);
    await waitForGrid(nextDay);
    await waitFor(() => expect(screen.queryByText('There are no events here.')).toBeNull());
  });

  it('leads to nothing where the next event is years away', async () => {
    await openGrid(`${day}&date=1950-03-03`);
    expect(await screen.findByText('There are no events here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Next event/ })).toBeNull();
  });

  it('shows the events that the choice of calendars hides', async () => {
    const { page, grid } = await openGrid(`${day}&sub=10104`);
    expect(await screen.findByText('None of the chosen calendars has events here.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(
      await within(grid).findByRole('button', { name: /^Training on the river/ }),
    ).toBeVisible();
  });
});
