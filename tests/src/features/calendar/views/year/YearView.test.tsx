import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

async function openYear(parameters = '') {
  const page = await openPage(`/ksr0wingclubmain01?view=year${parameters}`);
  const grid = await screen.findByRole('grid');
  return { page, grid };
}

const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const waitForFocus = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());

describe('a year', () => {
  it('has twelve months, and says how many events each day has', async () => {
    const { grid } = await openYear('&date=2026-03-04');
    expect(grid).toHaveAccessibleName('2026');
    expect(within(grid).getAllByRole('rowgroup')).toHaveLength(12);
    const march = within(grid).getByRole('rowgroup', { name: 'March 2026' });
    expect(within(march).getAllByRole('gridcell', { name: /2026/ })).toHaveLength(31);
  });

  it('has no heading in sight where a site leaves it out', async () => {
    await openYear('&date=2026-03-04&showYearViewHeader=0&showAgendaHeader=1');
    const heading = screen.getByRole('heading', { level: 2, name: '2026' });
    expect(within(heading).queryByRole('button')).toBeNull();
    await openYear('&date=2026-03-04&showYearViewHeader=1&showAgendaHeader=0');
    const shown = screen.getByRole('heading', { level: 2, name: '2026' });
    expect(within(shown).getByRole('button')).toBeVisible();
  });

  it('opens the list of a day, and leads back to it', async () => {
    const { page } = await openYear();
    const today = await screen.findByRole('gridcell', { current: 'date' });
    await waitFor(() => expect(today).not.toHaveAccessibleName(/ 0 events$/));
    today.focus();
    await page.user.keyboard('{Enter}');
    const list = await screen.findByRole('dialog');
    expect(
      await within(list).findByRole('button', { name: /^Training on the river/ }),
    ).toBeVisible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(today).toHaveFocus());
    await page.user.click(today);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('has one tab stop; arrows move from month to month, and on to the next year', async () => {
    const { page, grid } = await openYear('&date=2026-03-31');
    const stops = within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0);
    expect(stops).toHaveLength(1);
    (await day(/^Tuesday, March 31, 2026/)).focus();
    await page.user.keyboard('{ArrowRight}');
    await waitForFocus(/^Wednesday, April 1, 2026/);
    await page.user.keyboard('{ArrowUp}');
    await waitForFocus(/^Wednesday, March 25, 2026/);
    await page.user.keyboard('{Home}');
    await waitForFocus(/^Sunday, March 1, 2026/);
    await page.user.keyboard('{Control>}{End}{/Control}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAccessibleName('2027'));
    await waitForFocus(/^Friday, January 1, 2027/);
    await page.user.keyboard('{PageUp}');
    await waitForFocus(/^Thursday, January 1, 2026/);
  });

  it('shows fuller days in stronger shades', async () => {
    const { grid } = await openYear();
    const levels = () =>
      new Set(
        within(grid)
          .getAllByRole('gridcell', { name: /event/ })
          .map((cell) => cell.getAttribute('data-level')),
      );
    await waitFor(() => expect(levels().size).toBeGreaterThan(1));
    for (const cell of within(grid).getAllByRole('gridcell', { name: / 0 events$/ })) {
      expect(cell).toHaveAttribute('data-level', '0');
    }
  });
});
