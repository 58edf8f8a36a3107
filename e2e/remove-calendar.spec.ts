import type { Page } from '@playwright/test';
import { deep, expect, expectAccessible, startSession, test } from './browser-test.ts';

const title = 'St. Aldhelm’s choir';

/** The target of the button that removes a calendar. */
async function findRemoveUrl(page: Page, calendarTitle: string): Promise<string> {
  const { results } = await (await page.request.get('/user/calendars')).json();
  return results.find((calendar: { title: string }) => calendar.title === calendarTitle).remove_url;
}

test(
  'a calendar is removed by a full navigation, and the dashboard confirms it',
  deep,
  async ({ page }) => {
    await startSession(page, 'owner@example.com');
    await page.goto('/user/dashboard');
    await page.getByRole('link', { name: title }).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Open', exact: true }).press('End');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: `Remove “${title}”?` });
    await expect(dialog).toContainText('You leave this calendar');
    await expectAccessible(page, '[role="alertdialog"]');
    await dialog.getByRole('button', { name: 'Remove calendar' }).press('Enter');
    await expect(page.getByText(`“${title}” is no longer among your calendars.`)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(7);
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(7);
    await expect(page.getByText('is no longer among your calendars.')).toHaveCount(0);
  },
);

test('a link from another site, without the token, removes nothing', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  const address = new URL(await findRemoveUrl(page, title), 'http://localhost');
  await page.goto('/user/dashboard');
  // What is added while the page is still loading disappears.
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {
      href,
      textContent: 'A nice picture',
    });
    document.querySelector('main')?.append(link);
  }, `${address.pathname}?token=guessed`);
  await page.getByRole('link', { name: 'A nice picture' }).click();
  await expect(page).toHaveURL('/user/dashboard');
  await expect(
    page.getByText('This link is not valid any more. No calendar was removed.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
