import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGrid, waitForFocus } from '../grid-page.ts';

const shifts = '/ksboathouseshift04?view=scheduler';

const columnNames = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('columnheader')
    .map((heading) => heading.getAttribute('aria-label'));

describe('the scheduler', () => {
  it('has a column for each sub-calendar, in which its events are', async () => {
    const { grid } = await openGrid(shifts);
    expect(columnNames(grid)).toEqual(['Early', 'Late', 'Night', 'On call']);
    const late = await screen.findByRole('gridcell', { name: /^Late, .+, 1 event / });
    expect(within(late).getByRole('button')).toHaveAccessibleName(
      /^Late: .+ 2:00 PM – 10:00 PM, Late, repeats$/,
    );
    expect(
      within(screen.getByRole('gridcell', { name: /^Early, .+, 1 event / })).queryByRole('button', {
        name: /^Late: /,
      }),
    ).toBeNull();
  });

  it('draws an event over midnight on both of its days', async () => {
    await openGrid(`${shifts}&count=2`);
    const nights = await screen.findAllByRole('gridcell', { name: /^Night, .+, 2 events / });
    expect(nights).toHaveLength(2);
  });

  it('shows only the chosen sub-calendars', async () => {
    const { grid } = await openGrid(`${shifts}&sub=10402,10404`);
    expect(columnNames(grid)).toEqual(['Late', 'On call']);
  });

  it('has one tab stop; arrows move by column and on to the next day', async () => {
    const { page, grid } = await openGrid(`${shifts}&date=2026-03-04`);
    const stops = within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await page.user.keyboard('{ArrowRight}');
    await waitForFocus(/^Late, Wednesday, March 4, 2026/);
    await page.user.keyboard('{End}{ArrowRight}');
    await waitForFocus(/^Early, Thursday, March 5, 2026/);
    await page.user.keyboard('{ArrowLeft}');
    await waitForFocus(/^On call, Wednesday, March 4, 2026/);
    await page.user.keyboard('{PageDown}');
    await waitForFocus(/^On call, Thursday, March 5, 2026/);
  });

  it('leads down to the events of a column, and back with Escape', async () => {
    const { page } = await openGrid(shifts);
    const late = await screen.findByRole('gridcell', { name: /^Late, .+, 1 event / });
    late.focus();
    await page.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(late).getByRole('button')).toHaveFocus());
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(late).toHaveFocus());
  });

  it('renders only the columns in sight, of many', async () => {
    const { grid } = await openGrid('/ksb1gcalendar10000?view=scheduler');
    expect(grid).toHaveAttribute('aria-colcount', '40');
    expect(columnNames(grid).length).toBeLessThan(20);
    const cells = within(grid).getAllByRole('gridcell');
    expect(cells.some((cell) => cell.tabIndex === 0)).toBe(true);
  });
});
