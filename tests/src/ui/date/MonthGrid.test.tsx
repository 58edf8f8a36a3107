import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MonthGrid, type MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import type { Day } from '#src/util/dates.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

async function showMonth(props: Partial<MonthGridProps> = {}) {
  const chosen: Day[] = [];
  const view = await renderInKit(
    <MonthGrid
      value={null}
      today="2026-03-14"
      weekStartsOn={1}
      locale="en"
      onChoose={(day) => chosen.push(day)}
      {...props}
    />,
  );
  return { ...view, chosen };
}

const day = (name: string | RegExp) => screen.getByRole('button', { name });
const focusedDay = () => document.activeElement?.getAttribute('aria-label');

describe('a month', () => {
  it('is named, begins with the first day of the week, and marks today and the chosen day', async () => {
    await showMonth({ value: '2026-03-20' });
    const grid = screen.getByRole('grid', { name: 'March 2026' });
    const headings = within(grid).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
    );
    expect(headings[0]).toHaveAttribute('abbr', 'Monday');
    const [, first] = within(grid).getAllByRole('row');
    expect(first).toHaveTextContent('2324252627281');
    expect(day('Saturday, March 14, 2026')).toHaveAttribute('aria-current', 'date');
    expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('20');
  });

  it('begins on Sunday where weeks do, in the words of its locale', async () => {
    await showMonth({ weekStartsOn: 0, locale: 'es' });
    const [first] = screen.getAllByRole('columnheader');
    expect(first).toHaveAttribute('abbr', 'domingo');
    expect(screen.getByRole('grid', { name: 'marzo de 2026' })).toBeVisible();
  });

  it.each<[string, string]>([
    ['{ArrowRight}', 'Sunday, March 15, 2026'],
    ['{ArrowLeft}', 'Friday, March 13, 2026'],
    ['{ArrowUp}', 'Saturday, March 7, 2026'],
    ['{ArrowDown}', 'Saturday, March 21, 2026'],
    ['{Home}', 'Monday, March 9, 2026'],
    ['{End}', 'Sunday, March 15, 2026'],
    ['{PageUp}', 'Saturday, February 14, 2026'],
    ['{PageDown}', 'Tuesday, April 14, 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Friday, March 14, 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'Sunday, March 14, 2027'],
    ['{ArrowUp}{ArrowUp}{ArrowUp}', 'Saturday, February 21, 2026'],
  ])('has one tab stop, from which %s leads to %s', async (keys, name) => {
    const { user, chosen } = await showMonth();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(focusedDay()).toBe('Saturday, March 14, 2026');
    await user.keyboard(keys);
    expect(focusedDay()).toBe(name);
    expect(chosen).toEqual([]);
    await user.keyboard('{Enter}');
    expect(chosen).toEqual([new Date(`${name} UTC`).toISOString().slice(0, 10)]);
    await user.tab();
    await waitFor(() => expect(document.body).toHaveFocus());
  });

  it('turns by its buttons, and follows the chosen day', async () => {
    const { user, chosen, rerender } = await showMonth();
    await user.click(day('Next month'));
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await user.click(day('Previous month'));
    await user.click(day('Previous month'));
    await user.click(day('Sunday, March 1, 2026'));
    expect(chosen).toEqual(['2026-03-01']);
    rerender(
      <MonthGrid
        value="2027-12-31"
        today="2026-03-14"
        weekStartsOn={1}
        locale="en"
        onChoose={() => {}}
      />,
    );
    expect(screen.getByRole('grid', { name: 'December 2027' })).toBeVisible();
  });

  it('offers the days between its bounds only', async () => {
    const { user, chosen } = await showMonth({ min: '2026-03-10', max: '2026-03-20' });
    expect(day('Previous month')).toHaveAttribute('aria-disabled', 'true');
    await user.click(day('Next month'));
    expect(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    await user.click(day('Monday, March 9, 2026'));
    expect(chosen).toEqual([]);
    day('Saturday, March 14, 2026').focus();
    await user.keyboard('{PageDown}');
    expect(focusedDay()).toBe('Friday, March 20, 2026');
    await user.keyboard(' ');
    expect(chosen).toEqual(['2026-03-20']);
  });

  it('marks the days that a view shows', async () => {
    await showMonth({ marked: { first: '2026-03-09', last: '2026-03-11' } });
    const marked = screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.hasAttribute('data-marked'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['9', '10', '11']);
  });
});
