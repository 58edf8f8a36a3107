import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';

interface Person {
  id: number;
  name: string;
  age: number;
}

const people: readonly Person[] = [
  { id: 1, name: 'Anna', age: 31 },
  { id: 2, name: 'Bernd', age: 42 },
  { id: 3, name: 'Cleo', age: 53 },
];

const facts: Columns<Person> = [
  {
    key: 'name',
    label: 'Name',
    cell: ({ name }) => name,
    mark: ({ age }) => age > 50 && <em>Retired</em>,
  },
  { key: 'age', label: 'Age', kind: 'number', cell: ({ age }) => age },
];
const columns: Columns<Person> = [
  ...facts,
  {
    key: 'actions',
    label: 'Actions',
    kind: 'actions',
    cell: ({ name }) => <button type="button">Greet {name}</button>,
  },
];

const table = (rows: readonly Person[], shown = columns) => (
  <Table label="People" columns={shown} rows={rows} rowKey={({ id }) => id} />
);
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('a table', () => {
  it('names its columns and its rows, and marks differences', () => {
    render(table(people));
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Name', 'Age', 'Actions']);
    expect(screen.getByRole('rowheader', { name: 'Anna' })).toBeVisible();
    expect(screen.getAllByText('Retired')).toHaveLength(1);
    expect(within(row(/Cleo/)).getByText('Retired')).toBeVisible();
  });

  it('is one tab stop, with the arrow keys, Home and End inside', async () => {
    const user = userEvent.setup();
    render(table(people));
    await user.tab();
    await waitFor(() => expect(row(/Anna/)).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row(/Bernd/)).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(() => expect(row(/Cleo/)).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row(/Cleo/)).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(row(/Bernd/)).toHaveFocus());
    await user.keyboard('{Home}');
    await waitFor(() => expect(row(/Anna/)).toHaveFocus());
  });

  it('remembers its focused row', async () => {
    const user = userEvent.setup();
    const view = render(table(people, facts));
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.tab({ shift: true });
    await user.tab();
    await waitFor(() => expect(row(/Bernd/)).toHaveFocus());
    await user.tab({ shift: true });
    view.rerender(
      table(
        people.filter(({ name }) => name !== 'Bernd'),
        facts,
      ),
    );
    await user.tab();
    await waitFor(() => expect(row(/Anna/)).toHaveFocus());
  });

  it('leaves keys and the focus to a control in a row', async () => {
    const user = userEvent.setup();
    render(table(people));
    const control = screen.getByRole('button', { name: 'Greet Anna' });
    await user.click(control);
    await waitFor(() => expect(control).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(control).toHaveFocus());
  });

  it('leaves keys with modifiers to the browser', () => {
    render(table(people));
    row(/Anna/).focus();
    expect(fireEvent.keyDown(row(/Anna/), { key: 'End', ctrlKey: true })).toBe(true);
    expect(row(/Anna/)).toHaveFocus();
  });

  it('focuses a tapped row if the browser does not', () => {
    render(table(people));
    fireEvent.click(screen.getByText('Bernd'));
    expect(row(/Bernd/)).toHaveFocus();
  });

  it('shows a truncated text in full on hover, as it is while its row is in use', async () => {
    const [name, ...others] = facts;
    const masked = { ...name, cell: (one: Person, isInUse: boolean) => (isInUse ? one.name : '•') };
    render(table(people, [masked, ...others]));
    const text = within(row(/42/)).getByText('•');
    fireEvent.pointerEnter(row(/42/));
    fireEvent.pointerOver(text);
    await act(() => new Promise(requestAnimationFrame));
    expect(text).not.toHaveAttribute('title', 'Bernd');
    fireEvent.pointerLeave(row(/42/));
    vi.spyOn(text, 'scrollWidth', 'get').mockReturnValue(200);
    // The browser tells that the pointer is on the text before it tells that it is on the row.
    fireEvent.pointerOver(text);
    fireEvent.pointerEnter(row(/42/));
    await waitFor(() => expect(text).toHaveAttribute('title', 'Bernd'));
  });
});

/** Numbered people. */
const crowd = (size: number): readonly Person[] =>
  Array.from({ length: size }, (_, place) => ({
    id: place + 1,
    name: `Person ${place + 1}`,
    age: 20,
  }));

it('a table of 200 rows has all of them in the document', () => {
  render(table(crowd(200), facts));
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  expect(screen.getAllByRole('row')).toHaveLength(201);
});

describe('a longer table', () => {
  it('renders only the rows near the window, and counts all', () => {
    render(table(crowd(201), facts));
    const shown = screen.getByRole('table');
    expect(shown).toHaveAttribute('aria-rowcount', '202');
    expect(row(/Person 1\b/)).toHaveAttribute('aria-rowindex', '2');
    expect(screen.queryByText('Person 201')).not.toBeInTheDocument();
    expect(shown.querySelectorAll('th[scope=row]').length).toBeGreaterThan(20);
  });

  it('keeps room for the longest texts of its columns, also of rows that are not rendered yet', () => {
    const rows = crowd(300).map((one) => ({ ...one, age: one.id === 300 ? 111 : one.age }));
    const texts: Columns<Person> = [
      { key: 'name', label: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
      {
        key: 'age',
        label: 'Age',
        kind: 'short',
        cell: ({ age }) => age,
        text: ({ age }) => `${age}`,
      },
      {
        key: 'seen',
        label: 'Seen',
        kind: 'number',
        cell: () => 'May 1, 2026',
        longest: 'Sep 30, 2026',
        text: () => '2026-05-01T12:00:00+00:00',
      },
    ];
    render(table(rows, texts));
    const room = (name: string) => screen.getByRole('columnheader', { name }).style.minInlineSize;
    expect(room('Age')).toBe('calc(3ch + 2 * var(--cell-gap))');
    expect(room('Seen')).toBe('calc(12ch + 2 * var(--cell-gap))');
    expect(room('Name')).toBe('');
  });

  it('is printed to its end', () => {
    render(table(crowd(300), facts));
    const shown = screen.getByRole('table');
    const count = () => shown.querySelectorAll('th[scope=row]').length;
    expect(count()).toBeLessThan(300);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(count()).toBe(300);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(count()).toBeLessThan(300);
  });

  it('moves the focus to a row that is not rendered yet', async () => {
    const user = userEvent.setup();
    render(table(crowd(300), facts));
    await user.tab();
    await user.keyboard('{End}');
    await waitFor(() => expect(row(/Person 300\b/)).toHaveFocus());
    expect(row(/Person 300\b/)).toHaveAttribute('aria-rowindex', '301');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(row(/Person 299\b/)).toHaveFocus());
  });
});
