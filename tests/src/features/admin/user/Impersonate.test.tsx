import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openUser, support } from './user-page.ts';

/** The pages that were opened in new tabs, with the origin in the copy of the session storage. */
let tabs: { address: string | URL | undefined; origin: string | null }[];
let isTabAllowed: boolean;

beforeEach(() => {
  tabs = [];
  isTabAllowed = true;
  const open = vi.spyOn(window, 'open').mockImplementation((address) => {
    if (!isTabAllowed) return null;
    tabs.push({ address, origin: sessionStorage.getItem('impersonation-origin') });
    return window;
  });
  return () => open.mockRestore();
});

const dashboard = { address: '/user/dashboard', origin: '/admintool96/users/1' };

const impersonation = 'POST /admintool96/api/user/1/impersonate';

describe('viewing the product as a user', () => {
  it('requires a reason, which is kept with the user, and opens the dashboard in a new tab', async () => {
    const { user, press, confirm, question, sent, loadedPages } = await openUser({ as: support });
    await press('View as…');
    const dialog = await question();
    await confirm('View as Olivia Owner');
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/Reason/), 'Cannot find a calendar{Enter}');
    await waitFor(() => expect(tabs).toEqual([dashboard]));
    // This tab shows what the session may still see, and only the other one leads back here.
    await waitFor(() =>
      expect([...loadedPages, sessionStorage.getItem('impersonation-origin')]).toEqual([
        'reload',
        null,
      ]),
    );
    expect(sent).toMatchObject([
      { call: impersonation, body: { reason: 'Cannot find a calendar' } },
    ]);
  });

  it('opens the dashboard in this tab if the browser allows no other', async () => {
    isTabAllowed = false;
    const { user, press, question, loadedPages } = await openUser({ as: support });
    await press('View as…');
    await user.type((await question()).getByLabelText(/Reason/), 'Help{Enter}');
    await waitFor(() =>
      expect([...loadedPages, sessionStorage.getItem('impersonation-origin')]).toEqual([
        '/user/dashboard',
        '/admintool96/users/1',
      ]),
    );
    sessionStorage.removeItem('impersonation-origin');
  });

  it.each([
    [1, 'Roles: User'],
    [3, 'Roles: Test user'],
  ])('says beforehand which roles user %i has, and where it opens', async (id, roles) => {
    const { press, question } = await openUser({ id });
    await press('View as…');
    const dialog = await question();
    expect(dialog.getByText(roles)).toBeVisible();
    expect(dialog.getByText(/opens in a new tab/)).toBeVisible();
  });

  it('tells the other tabs whose account this browser shows before that page has started', async () => {
    const { user, press, question, loadedPages } = await openUser({ as: support });
    await press('View as…');
    await user.type((await question()).getByLabelText(/Reason/), 'Help{Enter}');
    await waitFor(() =>
      expect([localStorage.getItem('user-state'), loadedPages]).toEqual([
        '{"userId":1,"targetPath":null}',
        ['reload'],
      ]),
    );
  });

  it('keeps a reason even if the user has no calendars', async () => {
    const { user, press, question, sent, loadedPages } = await openUser({ id: 9001 });
    await press('View as…');
    await user.click((await question()).getByRole('button', { name: 'An error report' }));
    await waitFor(() => expect(loadedPages).toEqual(['reload']));
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
    expect(tabs).toHaveLength(1);
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
    expect([...tabs, ...loadedPages]).toEqual([]);
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
