import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOrganization } from '../organization/organization-page.ts';

/** Opens the dialog for a new note on the organization. */
async function openNote() {
  const page = await openOrganization();
  await page.press('New note…');
  const form = await screen.findByRole('dialog', { name: /^New note on/ });
  return { ...page, form, field: within(form).getByRole('textbox', { name: /^Note/ }) };
}

const question = () => screen.findByRole('alertdialog', { name: 'Discard your input?' });

it('asks before Escape discards typed text', async () => {
  const { user, form, field } = await openNote();
  await user.type(field, 'Called twice');
  await user.keyboard('{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field).toHaveValue('Called twice');

  await user.click(within(form).getByRole('button', { name: 'Close' }));
  await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes at once on Escape if nothing was typed, and on Cancel', async () => {
  const { user, field, press } = await openNote();
  await user.type(field, 'x{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press('New note…');
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByRole('textbox', { name: /^Note/ }), 'Called twice');
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks before the browser’s Back discards typed text', async () => {
  const { user, field, router } = await openNote();
  await user.type(field, 'Called twice');
  void router.navigate('/admintool96');
  const leave = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(leave).getByRole('button', { name: 'Cancel' }));
  expect(field).toHaveValue('Called twice');
});
