import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openUser, sales } from './user-page.ts';

it('shows the addresses, the calendars and the special states of a user', async () => {
  const { user } = await openUser();
  expect(screen.getByRole('heading', { level: 1, name: 'Olivia Owner' })).toBeVisible();
  const calendars = within(screen.getByRole('table', { name: 'Calendars' }));
  expect(calendars.getByRole('link', { name: 'Riverside rowing club' })).toHaveAttribute(
    'href',
    '/admintool96/calendars/101',
  );
  expect(calendars.getByRole('row', { name: /Meeting rooms.*Business.*Member/ })).toBeVisible();
  const addresses = within(screen.getByRole('table', { name: 'Addresses' }));
  expect(addresses.getByRole('row', { name: /owner@example\.com ?Primary/ })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Olivia Owner – User – Shared Calendar'));
  await user.click(screen.getByRole('link', { name: 'Security' }));
  const devices = within(await screen.findByRole('table', { name: 'Devices' }));
  expect(devices.getByRole('row', { name: /Safari on iPad.*Lyon, France/ })).toBeVisible();
});

it.each(['getUser', 'listEmailSubscriptions'])(
  'can be reloaded after %s failed',
  async (operation) => {
    const page = await openUser();
    await answerNext(operation, 500);
    await act(() => page.router.navigate('/admintool96/users/7'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Toni Twofactor' })).toBeVisible();
  },
);

it('marks staff and users with two-factor authentication', async () => {
  await openUser({ id: 7 });
  expect(screen.getByText('Two-factor')).toBeVisible();
});

it('shows sales the actions that they may not use, and who may', async () => {
  const { press, sent } = await openUser({ as: sales });
  for (const name of ['View as…', 'New password…']) {
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      'Only support and admins may do this.',
    );
  }
  expect(screen.getByRole('button', { name: 'Delete…' })).toHaveAccessibleDescription(
    'Only admins may do this.',
  );
  await press('Delete…');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([]);
});

it('takes a note on one of the user’s calendars, which is then in the history', async () => {
  const { user, press, sent } = await openUser({ query: '?tab=history' });
  await press('New note…');
  const form = within(await screen.findByRole('dialog', { name: 'New note on Olivia Owner' }));
  await user.selectOptions(form.getByLabelText('Calendar'), 'Regatta 2026 · 105');
  await user.type(form.getByLabelText(/Note for colleagues/), 'Called back.');
  await user.click(form.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('The note is saved.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      call: 'POST /admintool96/api/105/audit/note',
      body: { note: 'Called back.', about: { kind: 'user', id: 1 } },
    },
  ]);
  const history = await screen.findByRole('list', { name: 'History' });
  expect(history).toHaveTextContent(/Called back\..*Note/);
});
