import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openUser, support } from '../user-page.ts';

describe('the history of a user', () => {
  it('is empty until staff have done something', async () => {
    await openUser({ query: '?tab=history' });
    expect(await screen.findByText('Staff have changed and noted nothing yet')).toBeVisible();
  });

  it('says what was done, and by whom, as soon as it is done', async () => {
    const { press, confirm, user } = await openUser({ query: '?tab=history', as: support });
    await press('New password…');
    await confirm('Send link');
    const shown = within(await screen.findByRole('dialog', { name: 'Link for a new password' }));
    await user.click(shown.getByRole('button', { name: 'Done' }));
    const history = within(await screen.findByRole('list', { name: 'History' }));
    expect(history.getByText('Sent a link for a new password.')).toBeVisible();
    expect(history.getByText('Suki Support')).toBeVisible();
  });
});
