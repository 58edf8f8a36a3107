import { deep, expect, expectAccessibleInEveryLook, startSession, test } from './browser-test.ts';

test('the palette loads when it is first opened, and opens a calendar', deep, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = () => loaded.some((url) => /\/CustomerPalette-[^/]+\.js$/.test(url));
  await startSession(page, 'owner@example.com');
  await page.goto('/user/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The keys work once the browser has been idle.
  const dialog = page.getByRole('dialog', { name: 'Go to…' });
  await page.waitForLoadState('networkidle');
  expect(isLoaded()).toBe(false);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(isLoaded()).toBe(true);
  await expect(dialog.getByRole('option', { name: 'Riverside rowing club' })).toBeVisible();
  await expectAccessibleInEveryLook(page, '[role="dialog"]');
  await page.keyboard.type('family');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Family');
});
