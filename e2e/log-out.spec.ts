import { expect, logIn, test } from './browser-test.ts';

test('logging out ends the session and shows the login page', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout Olivia Owner' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await page.goto('/user/dashboard');
  await expect(page).toHaveURL('/login?_target_path=%2Fuser%2Fdashboard');
});

test('the menu works by the keyboard alone', async ({ page }) => {
  await logIn(page, 'admin@example.com');
  const button = page.getByRole('button', { name: 'Account of Ada Admin' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Admin', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admintool96');
});

test('a press on the open menu’s button closes it', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  const button = page.getByRole('button', { name: 'Account of Olivia Owner' });
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await button.click();
  await expect(page.getByRole('menu')).toBeHidden();
  await button.click();
  await page.getByRole('heading', { name: 'Your calendars' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
});
