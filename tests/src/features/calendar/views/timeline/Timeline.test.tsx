import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openGrid, waitForFocus, waitForGrid } from '../grid-page.ts';

const shifts = '/ksboathouseshift04?view=timeline';

const headings = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('columnheader')
    .map((heading) => heading.getAttribute('aria-label') ?? heading.textContent);

describe('the timeline', () => {
  it('has a row for each sub-calendar, below the name of its folder, and the days of a week across', async () => {
    const { grid } = await openGrid(`${shifts}&date=2026-03-04`);
    expect(grid).toHaveAccessibleName(/^Mar 2\s–\s8, 2026$/);
    expect(headings(grid).slice(0, 2)).toEqual(['Calendars', 'Monday, March 2, 2026']);
    await waitFor(() =>
      expect(
        within(grid)
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['Shifts', 'Shifts Early', 'Shifts Late', 'Shifts Night', 'On call']),
    );
  });

  it('has rows that fill the window as far as each stays in sight as a line', async () => {
    const { grid } = await openGrid(`${shifts}&date=2026-03-04`);
    const heights = () =>
      within(grid)
        .getAllByRole('row')
        .map((row) => row.style.blockSize);
    await waitFor(() => expect(heights().filter((height) => height === '96px')).toHaveLength(4));
  });

  it.each([
    ['day', 'Wednesday, March 4, 2026', 'Wednesday, March 4, 7 AM'],
    ['month', 'March 2026', 'Wednesday, March 4, 2026'],
    ['year', '2026', 'March 2026'],
  ])('can show a %s', async (scale, name, column) => {
    const { grid } = await openGrid(`${shifts}&date=2026-03-04&scale=${scale}`);
    expect(grid).toHaveAccessibleName(name);
    expect(within(grid).getByRole('columnheader', { name: column })).toBeVisible();
  });

  it('is as long as the reader chooses, also at the next visit', async () => {
    const { page } = await openGrid(`${shifts}&date=2026-03-04`);
    const length = screen.getByRole('combobox', { name: 'Length of the timeline' });
    await page.user.selectOptions(length, 'Month');
    await waitForGrid('March 2026');
    await openGrid(`${shifts}&date=2026-03-04`);
    await waitForGrid('March 2026');
  });

  it('leads from the heading of a day to its hours', async () => {
    const { page } = await openGrid(`${shifts}&date=2026-03-04&scale=week`);
    await page.user.click(screen.getByRole('button', { name: 'Thursday, March 5, 2026' }));
    await waitForGrid('Thursday, March 5, 2026');
  });

  it('draws an event over midnight once, from its start to its end', async () => {
    const { grid } = await openGrid(`${shifts}&scale=week`);
    const nights = await within(grid).findAllByRole('button', { name: /^Night: .+ 10:00 PM – / });
    const names = nights.map((night) => night.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('has one tab stop; arrows move by column and by row, and on to the next range', async () => {
    const { page, grid } = await openGrid(`${shifts}&date=2026-03-04&scale=week`);
    const stops = within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await page.user.keyboard('{ArrowDown}{ArrowRight}');
    await waitForFocus(/^Late, Thursday, March 5, 2026/);
    await page.user.keyboard('{End}{ArrowRight}');
    await waitForFocus(/^Late, Monday, March 9, 2026/);
    await waitForGrid(/^Mar 9\s–\s15, 2026$/);
    await page.user.keyboard('{PageUp}');
    await waitForFocus(/^Late, Monday, March 2, 2026/);
    await page.user.keyboard('{Control>}{End}{/Control}');
    await waitForFocus(/^On call, Sunday, March 8, 2026/);
  });

  it('moves by hour on a day, and on to the next', async () => {
    const { page, grid } = await openGrid(`${shifts}&date=2026-03-04&scale=day`);
    const [cell] = await within(grid).findAllByRole('gridcell', { name: /^Early, .+ 12 AM, / });
    cell?.focus();
    await page.user.keyboard('{ArrowLeft}');
    await waitForGrid('Tuesday, March 3, 2026');
    await waitForFocus(/^Early, Tuesday, March 3, 11 PM, /);
  });

  it('leads with Enter to a cell’s events, and back with Escape', async () => {
    const { page, grid } = await openGrid(`${shifts}&scale=week`);
    const late = await within(grid).findAllByRole('button', { name: /^Late: / });
    const cell = late[0]?.closest<HTMLElement>('[role="gridcell"]');
    if (!cell) throw new Error('The event is in no cell.');
    cell.focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(late[0]).toHaveFocus());
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(cell).toHaveFocus());
  });

  it('renders only the rows and columns in sight, and counts events without room', async () => {
    const { page, grid } = await openGrid('/ksb1gcalendar10000?view=timeline&scale=month');
    expect(grid).toHaveAttribute('aria-rowcount', '49');
    const [more] = await within(grid).findAllByRole('button', { name: /^\+\d+ more on / });
    expect(within(grid).getAllByRole('rowheader').length).toBeLessThan(15);
    if (more) await page.user.click(more);
    const list = await screen.findByRole('dialog', { name: /^Team \d+, / });
    expect((await within(list).findAllByRole('listitem')).length).toBeGreaterThan(5);
  });
});
