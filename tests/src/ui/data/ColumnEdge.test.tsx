import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenWidths } from '#src/ui/data/column-widths.ts';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';

const columns: Columns<string> = [
  { key: 'name', label: 'Name', cell: (row) => row },
  { key: 'where', label: 'Where', cell: () => 'Boathouse' },
  { key: 'crew', label: 'Crew', kind: 'number', cell: () => '8' },
];

function Boats({ onResize }: { onResize: (widths: ChosenWidths) => void }) {
  const [widths, setWidths] = useState<ChosenWidths>({});
  const sheet = {
    widths,
    onResize: (changed: ChosenWidths) => {
      setWidths(changed);
      onResize(changed);
    },
    edges: { name: (label: string) => `Width of ${label}`, hint: 'Left and right change it.' },
    totals: { name: '2 boats', crew: '16' },
  };
  const rows = ['Heron', 'Swan'];
  return <Table label="Boats" columns={columns} rows={rows} rowKey={(row) => row} sheet={sheet} />;
}

const edge = (name: string) => screen.getByRole('separator', { name: `Width of ${name}` });
/** How wide every cell is drawn. */
let drawnWidth: number;
/** The last widths of columns that were chosen. */
let chosen: ChosenWidths | undefined;

beforeEach(() => {
  chosen = undefined;
  // The environment has no pointer capture.
  Object.defineProperty(HTMLElement.prototype, 'setPointerCapture', {
    configurable: true,
    writable: true,
    value: () => undefined,
  });
  drawnWidth = 100;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => drawnWidth);
  render(
    <Boats
      onResize={(widths) => {
        chosen = widths;
      }}
    />,
  );
});

describe('the edge of a column', () => {
  it('is explained, and one tab stop with those of the others', async () => {
    const user = userEvent.setup();
    await user.tab();
    await waitFor(() => expect(edge('Name')).toHaveFocus());
    expect(edge('Name')).toHaveAccessibleDescription('Left and right change it.');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(edge('Where')).toHaveFocus());
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(edge('Name')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await waitFor(() => expect(screen.getByRole('row', { name: /Heron/ })).toHaveFocus());
    await user.tab({ shift: true });
    await waitFor(() => expect(edge('Where')).toHaveFocus());
  });

  it('moves by the arrow keys, and tells its width', async () => {
    const user = userEvent.setup();
    edge('Name').focus();
    await user.keyboard('{ArrowRight}');
    expect(chosen).toEqual({ name: 116 });
    expect(edge('Name')).toHaveAttribute('aria-valuenow', '116');
    await user.keyboard('{ArrowLeft}');
    expect(chosen).toEqual({ name: 84 });
    await user.keyboard('{Home}');
    expect(chosen).toEqual({ name: 48 });
    await user.keyboard('{End}');
    expect(chosen).toEqual({ name: 1200 });
  });

  it('moves the other way where texts run from right to left', async () => {
    const user = userEvent.setup();
    edge('Name').closest('table')?.style.setProperty('direction', 'rtl');
    edge('Name').focus();
    await user.keyboard('{ArrowLeft}');
    expect(chosen).toEqual({ name: 116 });
  });

  it('leaves the columns of texts before it as wide as they are', async () => {
    const user = userEvent.setup();
    edge('Crew').focus();
    await user.keyboard('{ArrowRight}');
    expect(chosen).toEqual({ name: 100, where: 100, crew: 116 });
  });

  it('fits the texts by Enter and by a double click', async () => {
    const user = userEvent.setup();
    // The cell's padding of a pixel on each side, and a rest of one, are added.
    const fitting = 103;
    edge('Name').focus();
    await user.keyboard('{Enter}');
    expect(chosen).toEqual({ name: fitting });
    await user.dblClick(edge('Where'));
    expect(chosen).toEqual({ name: 100, where: fitting });
  });
});

describe('dragging the edge of a column', () => {
  const pointer = (
    type: 'pointerDown' | 'pointerMove' | 'pointerUp',
    clientX: number,
    name = 'Name',
  ) => fireEvent[type](edge(name), { pointerId: 1, button: 0, clientX });

  it('shows the width at once, and keeps it when the pointer is released', () => {
    pointer('pointerDown', 300);
    pointer('pointerMove', 340);
    expect(edge('Name')).toHaveAttribute('aria-valuenow', '140');
    expect(chosen).toBeUndefined();
    pointer('pointerUp', 340);
    expect(chosen).toEqual({ name: 140 });
    pointer('pointerMove', 400);
    expect(edge('Name')).toHaveAttribute('aria-valuenow', '140');
  });

  it('leaves the columns before it as they were at the press', () => {
    pointer('pointerDown', 300, 'Where');
    // Measuring the table at each move would make the pointer wait for it.
    drawnWidth = 200;
    pointer('pointerMove', 340, 'Where');
    pointer('pointerUp', 340, 'Where');
    expect(chosen).toEqual({ name: 100, where: 140 });
  });

  it('is given up by Escape', () => {
    pointer('pointerDown', 300);
    pointer('pointerMove', 340);
    fireEvent.keyDown(edge('Name'), { key: 'Escape' });
    pointer('pointerUp', 340);
    expect(chosen).toBeUndefined();
    expect(edge('Name')).not.toHaveAttribute('aria-valuenow', '140');
  });
});

it('the foot of a sheet sums up its columns', () => {
  const foot = screen.getByRole('row', { name: '2 boats 16' });
  expect(foot.closest('tfoot')).not.toBeNull();
});
