import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openUser, support } from '../user-page.ts';

describe('a password reset link', () => {
  it('is mailed after a question and shown once', async () => {
    const { user, press, confirm, sent } = await openUser();
    await press('New password…');
    await confirm('Send link');
    const shown = within(await screen.findByRole('dialog', { name: 'Link for a new password' }));
    expect(shown.getByText(/^https:\/\/calendar.example\/password\/reset\?token=/)).toBeVisible();
    expect(shown.getByText(/mailed to owner@example.com.*shown only now/)).toBeVisible();
    expect(sent).toMatchObject([
      { call: 'POST /admintool96/api/user/1/reset-password', body: null },
    ]);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(/password\/reset/)).toBeNull());
  });

  it('shows the error', async () => {
    const { press, confirm, question } = await openUser();
    await answerNext('resetUserPassword', 500);
    await press('New password…');
    await confirm('Send link');
    expect(await (await question()).findByRole('alert')).toHaveTextContent(/internal_error$/);
  });
});

it('two-factor authentication is turned off for a user who lost the device', async () => {
  const { press, confirm, sent } = await openUser({ id: 7, query: '?tab=security' });
  await press('Turn off…');
  await confirm('Turn off');
  expect(
    await screen.findByText('Two-factor authentication of Toni Twofactor is off.'),
  ).toBeVisible();
  expect(sent).toMatchObject([
    { call: 'POST /admintool96/api/user/7/update', body: { two_fa_active: false } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn off…' })).toBeNull());
});

it('staff who viewed the product as a user are listed with their reasons', async () => {
  const page = await openUser({ query: '?tab=security', as: support });
  expect(screen.getByText('Nobody has viewed the product as Olivia Owner')).toBeVisible();
  const change = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  await fetch('/admintool96/api/user/1/impersonate', {
    method: 'POST',
    headers: change,
    body: JSON.stringify({ reason: 'Cannot find the regatta' }),
  });
  await fetch('/impersonation?_switch_user=_exit', { headers: change });
  await page.router.revalidate();
  const list = within(await screen.findByRole('list', { name: 'Viewed by staff' }));
  expect(list.getByRole('listitem')).toHaveTextContent(/Cannot find the regatta.*Suki Support$/);
});
