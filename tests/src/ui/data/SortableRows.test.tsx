import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SortableRows } from '#src/ui/data/SortableRows.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

function Fruits() {
  const [names, setNames] = useState(['Apple', 'Banana', 'Cherry']);
  return (
    <SortableRows
      label="Fruits"
      rows={names.map((name) => ({ key: name, name, content: name }))}
      onMove={(from, to) => setNames(names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? ''))}
    />
  );
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('are moved by the arrow keys, Home and End on a handle, which keeps the focus', async () => {
  const { user } = await renderInKit(<Fruits />);
  const handle = screen.getByRole('button', { name: 'Move Apple' });
  handle.focus();
  await user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['Banana', 'Apple', 'Cherry']);
  expect(screen.getByRole('status')).toHaveTextContent('Apple is now number 2 of 3.');
  await user.keyboard('{End}');
  expect(order()).toEqual(['Banana', 'Cherry', 'Apple']);
  await user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['Banana', 'Cherry', 'Apple']);
  await user.keyboard('{Home}');
  expect(order()).toEqual(['Apple', 'Banana', 'Cherry']);
  await waitFor(() => expect(handle).toHaveFocus());
});

it('are moved by buttons, but not beyond the ends', async () => {
  const { user } = await renderInKit(<Fruits />);
  expect(screen.getByRole('button', { name: 'Move Apple up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Cherry down' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move Cherry up' }));
  expect(order()).toEqual(['Apple', 'Cherry', 'Banana']);
});

it('cannot be moved past the end by a button that it has reached, which hands on the focus', async () => {
  const { user } = await renderInKit(<Fruits />);
  await user.click(screen.getByRole('button', { name: 'Move Banana up' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Banana' })).toHaveFocus());
});
