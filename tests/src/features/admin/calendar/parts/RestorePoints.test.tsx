import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openCalendar, sales } from '../calendar-page.ts';

const restoring = /\/restore-calendar\//;
const buttons = () => screen.getAllByRole('button', { name: /^Restore the state of/ });

it('is restored only after a confirmation, and once', async () => {
  const { user, confirm, calls } = await openCalendar('?tab=restore');
  expect(within(screen.getByRole('table')).queryByRole('link')).toBeNull();
  await user.click(buttons()[1] as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('405')).toBeVisible();
  await confirm('Restore calendar');
  expect(calls.filter((call) => restoring.test(call))).toEqual([]);
  await user.type(dialog.getByLabelText(/Type “riv3rs” to confirm/), 'riv3rs{Enter}');
  expect(await screen.findByText('Riverside rowing club is restored.')).toBeVisible();
  expect(calls.filter((call) => restoring.test(call))).toEqual([
    'GET /admintool96/api/101/restore-calendar/1',
  ]);
});

it('shows the error and does not retry automatically', async () => {
  const { user, calls } = await openCalendar('?tab=restore');
  await answerNext('restoreCalendar', 500);
  await user.click(buttons()[0] as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/Type “riv3rs” to confirm/), 'riv3rs{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/internal_error$/);
  expect(calls.filter((call) => restoring.test(call))).toHaveLength(1);
});

it('is not available to sales', async () => {
  await openCalendar('?tab=restore', sales);
  expect(buttons()[0]).toHaveAccessibleDescription('Only support and admins may do this.');
});
