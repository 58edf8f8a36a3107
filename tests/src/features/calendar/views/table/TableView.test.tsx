import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readMemory } from '#src/features/calendar/address/calendar-memory.ts';
import { openPage } from '#tests/setup/open-page.tsx';

beforeEach(() => localStorage.clear());

const rowing = '/ksr0wingclubmain01?view=table&date=2027-01-04';

async function openTable() {
  const page = await openPage(rowing);
  const view = await screen.findByRole('region', { name: 'January 2027' });
  await waitFor(() => expect(view).toHaveAttribute('aria-busy', 'false'));
  const table = within(view).getByRole('table', { name: 'January 2027' });
  return { page, view, table };
}

const readTitles = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    // The last one is that of the sums.
    .slice(0, -1)
    .map(({ textContent }) => textContent ?? '');

describe('the table', () => {
  it('has a column for each field that some event has', async () => {
    const { table } = await openTable();
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual([
      ...['Title', 'Start', 'End', 'Calendars', 'Who', 'Where', 'Notes', 'Sign-ups'],
      ...['Coach', 'Level', 'Crew size', 'Coach’s notes'],
    ]);
  });

  it('is in order of time, or of a column, by the address', async () => {
    const { page, table } = await openTable();
    const byTime = readTitles(table);
    await page.user.click(within(table).getByRole('link', { name: 'Sort by Title' }));
    await waitFor(() => expect(readTitles(table)).not.toEqual(byTime));
    const byTitle = readTitles(table);
    expect(byTitle).toEqual([...byTitle].sort(new Intl.Collator('en').compare));
    await waitFor(() => expect(page.router.state.location.search).toMatch(/sort=title&order=asc/));
    await page.user.click(within(table).getByRole('link', { name: 'Sort by Title' }));
    await waitFor(() => expect(readTitles(table)).toEqual([...byTitle].reverse()));
  });

  it('shows notes without the marks of Markdown', async () => {
    const { table } = await openTable();
    const [meeting] = within(table).getAllByText('Meet at 17:15 at the pontoon.');
    expect(meeting?.closest('td')).toHaveAttribute('data-label', 'Notes');
  });

  it('sums numbers', async () => {
    const { view, table } = await openTable();
    const foot = within(view).getByRole('row', { name: /^18 events/ });
    const cells = [...table.querySelectorAll('tbody td[data-label="Crew size"]')];
    const sum = cells.reduce((total, { textContent }) => total + Number(textContent), 0);
    expect(sum).toBeGreaterThan(0);
    expect(within(foot).getByRole('cell', { name: `Crew size, total ${sum}` })).toBeVisible();
  });

  it('remembers the widths of its columns for the calendar', async () => {
    const { page, table } = await openTable();
    const edge = (of: HTMLElement) => within(of).getByRole('separator', { name: 'Width of Start' });
    edge(table).focus();
    await page.user.keyboard('{End}');
    await waitFor(() => expect(edge(table)).toHaveAttribute('aria-valuenow', '1200'));
    page.view.unmount();
    const again = await openTable();
    expect(edge(again.table)).toHaveAttribute('aria-valuenow', '1200');
    expect(readMemory('ksr0wingclubmain01').widths).toMatchObject({ start: 1200 });
  });

  it('opens an event in the address', async () => {
    const { page, table } = await openTable();
    const [link] = within(table).getAllByRole('link', { name: /^Training on the river/ });
    if (!link) throw new Error('There is a training.');
    await page.user.click(link);
    await waitFor(() => expect(page.router.state.location.search).toMatch(/event=7001/));
  });

  it('says when there are no events', async () => {
    await openPage('/ksr0wingclubmain01?view=table&date=1950-01-01');
    expect(await screen.findByText('There are no events here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });
});
