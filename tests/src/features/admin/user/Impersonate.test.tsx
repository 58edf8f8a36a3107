import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openUser, support } from './user-page.ts';

const note = 'POST /admintool96/api/101/audit/note';
const impersonation = 'POST /admintool96/api/user/1/impersonate';

describe('viewing the product as a user', () => {
  it('requires a reason, which is saved first, and opens the dashboard', async () => {
    const { user, press, confirm, question, sent, loadedPages } = await openUser({ as: support });
    await press('View as…');
    const dialog = await question();
    expect(dialog.getByText(/kept in the audit of Riverside rowing club/)).toBeVisible();
    await confirm('View as Olivia Owner');
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/Reason/), 'Cannot find a calendar{Enter}');
    await waitFor(() => expect(loadedPages).toEqual(['/user/dashboard']));
    expect(sent).toMatchObject([
      {
        call: note,
        body: {
          note: 'Viewed the product as Olivia Owner (owner@example.com): Cannot find a calendar',
        },
      },
      { call: impersonation, body: null },
    ]);
  });

  it('does not start without its note', async () => {
    const { user, press, question, sent, loadedPages } = await openUser();
    await answerNext('createAuditNote', 500);
    await press('View as…');
    const dialog = await question();
    await user.type(dialog.getByLabelText(/Reason/), 'Help{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/internal_error$/);
    expect(sent.map(({ call }) => call)).toEqual([note]);
    expect(loadedPages).toEqual([]);
  });

  it('explains a refusal', async () => {
    const { user, press, question, loadedPages } = await openUser();
    await answerNext('impersonateUser', 409);
    await press('View as…');
    const dialog = await question();
    await user.type(dialog.getByLabelText(/Reason/), 'Help{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/conflict$/);
    expect(loadedPages).toEqual([]);
  });

  it.each([
    [4, 'Nobody can view the product as staff.'],
    [6, 'This is you.'],
  ])('is not possible for user %i, with an explanation', async (id, why) => {
    const { press, sent } = await openUser({ id });
    expect(screen.getByRole('button', { name: 'View as…' })).toHaveAccessibleDescription(why);
    await press('View as…');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('requires no reason if no calendar could store it', async () => {
    const { press, confirm, question, sent, loadedPages } = await openUser({ id: 9001 });
    await press('View as…');
    const dialog = await question();
    expect(dialog.getByText(/no calendar whose audit could keep a reason/)).toBeVisible();
    expect(dialog.queryByLabelText(/Reason/)).toBeNull();
    await confirm('View as Nora Nothing');
    await waitFor(() => expect(loadedPages).toEqual(['/user/dashboard']));
    expect(sent).toHaveLength(1);
  });
});
