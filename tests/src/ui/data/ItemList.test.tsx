import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Item, ItemFact, ItemList } from '#src/ui/data/ItemList.tsx';

it('lists items with their facts and actions', () => {
  render(
    <ItemList label="Devices">
      <Item icon="phone" title="Phone" actions={<button type="button">Log out</button>}>
        <ItemFact>Lyon</ItemFact>
        <ItemFact>Active now</ItemFact>
      </Item>
      <Item icon="tablet" title="Tablet">
        <ItemFact>Paris</ItemFact>
      </Item>
    </ItemList>,
  );
  const [phone, tablet] = within(screen.getByRole('list', { name: 'Devices' })).getAllByRole(
    'listitem',
  );
  expect(phone).toHaveTextContent('PhoneLyonActive nowLog out');
  expect(tablet).toHaveTextContent('TabletParis');
});
