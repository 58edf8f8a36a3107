import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemList } from '#src/ui/data/ItemList.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const list = (count: number) => (
  <ItemList label="Devices">
    {numbers(count).map((number) => (
      <li key={number}>{number}</li>
    ))}
  </ItemList>
);
const table = (count: number) => (
  <Table
    label="Users"
    columns={[{ key: 'id', label: 'Id', cell: (row: number) => row }]}
    rows={numbers(count)}
    rowKey={(row) => row}
  />
);

it('is above a list that has too many items, which shows the first ones', async () => {
  await renderInKit(list(1001));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This list is too longOnly the first 1,000 of its 1,001 entries are shown.',
  );
  const { children } = screen.getByRole('list', { name: 'Devices' });
  expect([children.length, children[999]?.textContent]).toEqual([1000, '999']);
});

it('is above a table that has too many rows', async () => {
  await renderInKit(table(500_000));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Only the first 10,000 of its 500,000 entries are shown.',
  );
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
});

it('is absent from lists that browsers can show', async () => {
  await renderInKit(
    <>
      {list(1000)}
      {table(10_000)}
    </>,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Devices' }).children).toHaveLength(1000);
});
