import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/util/paths.ts';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function openWeeks(parameters: string, as?: string) {
  const page = await openPage(`/ksr0wingclubmain01?view=weeks${parameters}`, {
    ...(as && { as }),
    controls: { clock: { now: '2026-03-02T09:00:00Z' } },
  });
  const grid = await screen.findByRole('grid');
  return { page, grid };
}

const waitForGrid = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName(name));
const waitForFocus = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());

describe('weeks without end', () => {
  it('begin with the week of the day, and are as many as the calendar says', async () => {
    const { grid } = await openWeeks('&date=2026-03-04');
    expect(grid).toHaveAccessibleName(/^Mar 2\s–\s29, 2026$/);
    expect(within(grid).getByRole('row', { name: 'Week 10' })).toBeVisible();
    expect(within(grid).getByRole('row', { name: 'Week 13' })).toBeVisible();
    // One more on either side, not all that there are.
    expect(within(grid).getAllByRole('row', { name: /^Week/ }).length).toBeLessThan(9);
  });

  it('are as many as the reader chooses', async () => {
    const { page } = await openWeeks('&date=2026-03-04');
    const number = screen.getByRole('combobox', { name: 'Number of weeks' });
    await page.user.selectOptions(number, '2 weeks');
    await waitForGrid(/^Mar 2\s–\s15, 2026$/);
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitForGrid(/^Mar 16\s–\s29, 2026$/);
  });

  it('scroll on, and the page follows without a step for Back', async () => {
    const { grid } = await openWeeks('&date=2026-03-04');
    const entries = window.history.length;
    const week = within(grid).getByRole('row', { name: 'Week 11' }).parentElement;
    grid.scrollTop = Number.parseFloat(week?.style.insetBlockStart ?? '');
    fireEvent.scroll(grid);
    await waitForGrid(/^Mar 9\s–\sApr 5, 2026$/);
    await waitFor(() => expect(window.history.length).toBe(entries));
  });

  it('keep an event open that was clicked just before the scrolling rests', async () => {
    const { grid } = await openWeeks('&date=2026-03-04');
    const training = /^Training on the river, Monday, March 9/;
    const event = await within(grid).findByRole('button', { name: training });
    const week = within(grid).getByRole('row', { name: 'Week 11' }).parentElement;
    grid.scrollTop = Number.parseFloat(week?.style.insetBlockStart ?? '');
    fireEvent.scroll(grid);
    // A busy page: the scrolling has come to rest before the click is shown.
    const scrolled = performance.now();
    while (performance.now() - scrolled < 200);
    fireEvent.click(event);
    await waitForGrid(/^Mar 9\s–\sApr 5, 2026$/);
    expect(await screen.findByRole('dialog', { name: /^Training on the river/ })).toBeVisible();
  });

  it('call nobody back who leaves the page just before the scrolling rests', async () => {
    const { page, grid } = await openWeeks('&date=2026-03-04', 'owner@example.com');
    await within(grid).findByRole('button', { name: /^Training on the river, Monday, March 9/ });
    const week = within(grid).getByRole('row', { name: 'Week 11' }).parentElement;
    const network = holdCalls(/^GET .*\/user\//);
    grid.scrollTop = Number.parseFloat(week?.style.insetBlockStart ?? '');
    fireEvent.scroll(grid);
    void page.router.navigate(paths.profile());
    // Longer than the scrolling takes to come to rest.
    await new Promise((resolve) => setTimeout(resolve, 300));
    network.letGo();
    await waitFor(() => expect(window.location.pathname).toBe(paths.profile()));
  });

  it('have one tab stop, and arrows lead to weeks that were out of sight', async () => {
    const { page, grid } = await openWeeks('&date=2026-03-04');
    const stops = within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await page.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitForFocus(/^Wednesday, February 4, 2026/);
    await page.user.keyboard('{End}{ArrowRight}');
    await waitForFocus(/^Monday, February 9, 2026/);
    await page.user.keyboard('{PageDown}');
    await waitForGrid(/^Mar 30\s–\sApr 26, 2026$/);
    await waitForFocus(/^Wednesday, April 1, 2026/);
  });
});
