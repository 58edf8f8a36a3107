import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, openUser, sales } from '../user/user-page.ts';

/** Opens a user's page and waits for the keys, whose code loads when the browser is idle. */
async function openWithKeys(as = admin) {
  const page = await openUser({ as });
  await waitFor(async () => {
    await page.user.keyboard('g');
    expect(screen.getByText('Go to')).toBeVisible();
  });
  await page.user.keyboard('{Escape}');
  return page;
}

it('opens the part where staff edit, and focuses its first field, with the e key', async () => {
  const { user, router } = await openWithKeys();
  await user.keyboard('e');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await waitFor(() => expect(router.state.location.search).toBe('?tab=profile'));
  // While typing, it is a letter, which replaces the name.
  await user.keyboard('e');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('e');
});

it('lists the e key under ?', async () => {
  const { user } = await openWithKeys();
  await user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(list.getByText('Edit profile')).toBeVisible();
});

it('only opens the part for a role that may not edit', async () => {
  const { user, router } = await openWithKeys(sales);
  await user.keyboard('e');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=profile'));
  expect(screen.queryByRole('textbox')).toBeNull();
});
