import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openUser } from './user-page.ts';

describe('deleting a user', () => {
  it('lists the calendars without another owner, requires typing the address, and can be restored', async () => {
    const { user, press, confirm, question, sent } = await openUser();
    await press('Delete…');
    const dialog = await question();
    expect(
      dialog.getByText(
        '6 calendars have no other owner. Their members keep using them, but nobody can manage them until the account is restored:',
      ),
    ).toBeVisible();
    expect(dialog.getByText('Riverside rowing club')).toBeVisible();
    expect(dialog.queryByText('Meeting rooms')).toBeNull();
    await confirm('Delete user');
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/Type “owner@example.com”/), 'owner@example.com{Enter}');
    expect(await screen.findByText('Olivia Owner is deleted.')).toBeVisible();
    expect(sent).toMatchObject([{ call: 'DELETE /admintool96/api/user/1/delete', body: null }]);
    expect(await screen.findByText('Deleted')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Login' })).toHaveTextContent(
      'Cannot log in: the account is deleted.',
    );
    expect(screen.getByRole('button', { name: 'New password…' })).toHaveAccessibleDescription(
      'The account is deleted.',
    );

    await press('Restore account');
    expect(await screen.findByText('The account of Olivia Owner is restored.')).toBeVisible();
    expect(sent[1]).toMatchObject({ call: 'POST /admintool96/api/user/1/restore', body: null });
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  });

  it('can be undone, and noted on a calendar that the offer names', async () => {
    const { user, press, question, sent } = await openUser();
    await press('Delete…');
    const dialog = await question();
    await user.type(dialog.getByLabelText(/Type/), 'owner@example.com{Enter}');
    await screen.findByText('Olivia Owner is deleted.');
    expect(
      screen.getByRole('button', { name: 'Add a note on Riverside rowing club' }),
    ).toBeVisible();
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(sent[1]).toMatchObject({ call: 'POST /admintool96/api/user/1/restore' });
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
    expect(screen.getByRole('button', { name: 'Delete…' })).toBeVisible();
  });

  it('shows the error', async () => {
    const { user, press, question } = await openUser();
    await answerNext('deleteUser', 409);
    await press('Delete…');
    const dialog = await question();
    await user.type(dialog.getByLabelText(/Type “owner@example.com”/), 'owner@example.com{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/conflict$/);
  });

  it('is not available for one’s own account', async () => {
    await openUser({ id: 6 });
    expect(screen.getByRole('button', { name: 'Delete…' })).toHaveAccessibleDescription(
      'Nobody can delete their own account here.',
    );
  });
});

it('a failed restore shows an alert', async () => {
  const { user, press, question } = await openUser();
  await press('Delete…');
  const dialog = await question();
  await user.type(dialog.getByLabelText(/Type/), 'owner@example.com{Enter}');
  await screen.findByText('Deleted');
  await answerNext('restoreUser', 409);
  await press('Restore account');
  expect(await screen.findByText(/ conflict$/)).toBeVisible();
  expect(screen.getByText('Deleted')).toBeVisible();
});

/** A user invited by an administrator. */
async function openInvited() {
  const page = await openUser();
  const answer = await fetch('/admintool96/api/user/search?query=ida@riverside.example');
  const { results } = await answer.json();
  await page.router.navigate(`/admintool96/users/${results[0].id}`);
  await screen.findByRole('heading', { level: 1, name: 'Ida Invited' });
  return { ...page, id: results[0].id };
}

describe('activating an account', () => {
  it('asks first and removes the mark', async () => {
    const { press, confirm, sent, id } = await openInvited();
    expect(screen.getByText('Inactive')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Login' })).toHaveTextContent(
      'Cannot log in: the account is not activated, because ida@riverside.example was never confirmed.',
    );
    expect(screen.getByRole('button', { name: 'View as…' })).toHaveAccessibleDescription(
      'The account is not active.',
    );
    await press('Activate…');
    await confirm('Activate account');
    expect(await screen.findByText('The account of Ida Invited is active.')).toBeVisible();
    expect(sent).toMatchObject([{ call: `POST /admintool96/api/user/${id}/activate`, body: null }]);
    await waitFor(() => expect(screen.queryByText('Inactive')).toBeNull());
  });

  it('shows the error', async () => {
    const { press, confirm } = await openInvited();
    await answerNext('activateUser', 409);
    await press('Activate…');
    await confirm('Activate account');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/conflict$/);
  });
});
