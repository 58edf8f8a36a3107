import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openUser, support } from './user-page.ts';

const impersonation = 'POST /admintool96/api/user/1/impersonate';

describe('viewing the product as a user', () => {
  it('requires a reason, which is kept with the user, and opens the dashboard', async () => {
    const { user, press, confirm, question, sent, loadedPages } = await openUser({ as: support });
    await press('View as…');
    const dialog = await question();
    await confirm('View as Olivia Owner');
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/Reason/), 'Cannot find a calendar{Enter}');
    await waitFor(() => expect(loadedPages).toEqual(['/user/dashboard']));
    expect(sent).toMatchObject([
      { call: impersonation, body: { reason: 'Cannot find a calendar' } },
    ]);
  });

  it('tells the other tabs whose account this browser shows before that page has started', async () => {
    const { user, press, question, loadedPages } = await openUser({ as: support });
    await press('View as…');
    await user.type((await question()).getByLabelText(/Reason/), 'Help{Enter}');
    await waitFor(() =>
      expect([localStorage.getItem('user-state'), loadedPages]).toEqual([
        '{"userId":1,"targetPath":null}',
        ['/user/dashboard'],
      ]),
    );
  });

  it('keeps a reason even if the user has no calendars', async () => {
    const { user, press, question, sent, loadedPages } = await openUser({ id: 9001 });
    await press('View as…');
    await user.click((await question()).getByRole('button', { name: 'An error report' }));
    await waitFor(() => expect(loadedPages).toEqual(['/user/dashboard']));
    expect(sent).toMatchObject([{ body: { reason: 'An error report' } }]);
  });

  it('leaves one reason although the first attempt failed', async () => {
    const { user, press, question, loadedPages } = await openUser({ as: support });
    await answerNext('impersonateUser', 500);
    await press('View as…');
    const dialog = await question();
    await user.type(dialog.getByLabelText(/Reason/), 'Help{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/internal_error$/);
    await user.click(dialog.getByRole('button', { name: 'View as Olivia Owner' }));
    await waitFor(() => expect(loadedPages).toHaveLength(1));
    await fetch('/impersonation?_switch_user=_exit', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const { impersonations } = await (await fetch('/admintool96/api/user/1/view')).json();
    expect(impersonations).toMatchObject([{ reason: 'Help', author: { name: 'Suki Support' } }]);
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
});
