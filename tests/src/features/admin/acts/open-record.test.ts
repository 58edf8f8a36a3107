import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

async function openPalette(path: string, controls = {}) {
  const { user } = await openPage(path, { as: 'admin@example.com', controls });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Go to…' }));
  await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
  return palette;
}

it('has no acts on a page without a record', async () => {
  const palette = await openPalette('/admintool96/overdue');
  expect(palette.queryByRole('group', { name: 'On this page' })).toBeNull();
});

it('has the acts that need no more data if the rest could not be loaded', async () => {
  const controls = { next: { operation: 'getBilling', code: 500 } };
  const palette = await openPalette('/admintool96/organizations/11', controls);
  expect(await screen.findByText('Billing not loaded')).toBeInTheDocument();
  const acts = within(palette.getByRole('group', { name: 'On this page' }));
  expect(acts.getByRole('option', { name: /^Hide from its users/ })).toBeVisible();
  expect(acts.queryByRole('option', { name: /^Credit or charge/ })).toBeNull();
});
