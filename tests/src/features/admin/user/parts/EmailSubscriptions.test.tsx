import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openUser } from '../user-page.ts';

const path = '/admintool96/api/user/1/email-subscriptions';
const open = () => openUser({ query: '?tab=mail' });
/** Also behind a dialog. */
const rowCount = () => screen.queryAllByRole('rowheader', { hidden: true }).length;

describe('a user’s email about calendars', () => {
  it('ends for one calendar after a question, because it cannot be undone', async () => {
    const { calls, press, confirm, sent } = await open();
    expect(calls).toContain(`GET ${path}`);
    const before = rowCount();
    const network = holdCalls(/^DELETE/);
    await press('End the email about Riverside rowing club');
    await confirm('End the email');
    await waitFor(() => expect(rowCount()).toBe(before - 1));
    network.letGo();
    expect(
      await screen.findByText('The email about Riverside rowing club has ended.'),
    ).toBeVisible();
    expect(sent).toMatchObject([{ call: `DELETE ${path}?calendarId=101`, body: null }]);
    expect(rowCount()).toBe(before - 1);
  });

  it('does not end by a double click', async () => {
    const { user, question, sent } = await open();
    const before = rowCount();
    await user.dblClick(
      screen.getByRole('button', { name: 'End the email about Riverside rowing club' }),
    );
    const dialog = await question();
    expect(dialog.getByText('Only Olivia Owner can subscribe again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    expect(rowCount()).toBe(before);
  });

  it('is restored if that fails, with an alert', async () => {
    const { press, confirm } = await open();
    const before = rowCount();
    await answerNext('deleteEmailSubscriptions', 500);
    await press('End the email about Riverside rowing club');
    await confirm('End the email');
    expect(await screen.findByText(/internal_error/)).toBeVisible();
    expect(rowCount()).toBe(before);
  });

  it('ends completely after the user’s address is typed, because that is final', async () => {
    const { user, press, question, confirm, sent } = await open();
    await press('End all…');
    const dialog = await question();
    const field = dialog.getByLabelText('Type “owner@example.com” to confirm');
    await user.type(field, 'Olivia');
    await confirm('End all email');
    expect(await dialog.findByText('This does not match “owner@example.com”.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, 'owner@example.com');
    await confirm('End all email');
    expect(
      await screen.findByText('All email of Olivia Owner about calendars has ended.'),
    ).toBeVisible();
    expect(sent).toMatchObject([{ call: `DELETE ${path}`, body: null }]);
    expect(await screen.findByText('Olivia Owner gets no email about calendars')).toBeVisible();
  });
});
