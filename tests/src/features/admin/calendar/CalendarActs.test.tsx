import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openCalendar } from './calendar-page.ts';

it('sets a new password after a question and shows it once', async () => {
  const { user, press, confirm, sent } = await openCalendar();
  await press('New password…');
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    /The current password stops working/,
  );
  expect(sent).toEqual([]);
  await confirm('Set new password');
  const shown = await screen.findByRole('dialog', {
    name: 'New password for Riverside rowing club',
  });
  expect(shown).toHaveTextContent(/people have to enter it.*It is shown only now/);
  const password = within(shown).getByText(/^[a-z]+-[a-z]+-\d{4}$/).textContent ?? '';
  expect(sent).toMatchObject([{ call: 'POST /admintool96/api/101/reset-password', body: null }]);
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(password)).toBeNull());
  expect(screen.getByRole('button', { name: 'Add a note' })).toBeVisible();
});

it('shows the error instead of a password', async () => {
  const { press, confirm, sent } = await openCalendar();
  await answerNext('resetCalendarPassword', 403);
  await press('New password…');
  await confirm('Set new password');
  expect(await screen.findByRole('alert')).toHaveTextContent(/permission_denied$/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toHaveLength(1);
});
