import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

/** The dashboard, with the dialog for removing a calendar. */
async function askToRemove(title: string, { basePath = '' } = {}) {
  const page = await openPage('/user/dashboard', { as: 'owner@example.com', basePath });
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  const dialog = await screen.findByRole('alertdialog', { name: `Remove “${title}”?` });
  const press = (name: string) => page.user.click(within(dialog).getByRole('button', { name }));
  return { ...page, dialog, press };
}

describe('the question before a calendar is removed', () => {
  it('tells owners that the calendar itself remains', async () => {
    const { dialog } = await askToRemove('Family');
    expect(dialog).toHaveAccessibleDescription(/only leaves your list.*The calendar itself stays/);
  });

  it('warns members that they will leave it', async () => {
    const { dialog } = await askToRemove('Meeting rooms');
    expect(dialog).toHaveAccessibleDescription(/You leave this calendar/);
  });

  it('offers the link that adds the calendar again', async () => {
    const { press } = await askToRemove('Family', { basePath: '/kalender' });
    expect(screen.getByText('http://localhost:3000/kalender/ksfamilycalendar03')).toBeVisible();
    await press('Copy the link');
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:3000/kalender/ksfamilycalendar03',
    );
  });

  it('returns the focus to the menu it came from', async () => {
    const { press, loadedPages } = await askToRemove('Family');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for Family' })).toHaveFocus(),
    );
    expect(loadedPages).toEqual([]);
  });

  it('opens the server’s address for the removal once', async () => {
    const { press, dialog, loadedPages } = await askToRemove('Family', { basePath: '/kalender' });
    await press('Remove calendar');
    await press('Remove calendar');
    expect(loadedPages).toEqual([
      expect.stringMatching(
        /^http:\/\/localhost:3000\/kalender\/user\/calendars\/103\/remove\?token=\w{32}$/,
      ),
    ]);
    // The dialog stays until the browser has left.
    expect(dialog).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Remove calendar' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });
});
