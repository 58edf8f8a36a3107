import { pickCases } from '../scripts/testing/depth.ts';
import { deep, expect, logIn, startSession, test } from './browser-test.ts';

test('logging out ends the session and opens the login page', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout Olivia Owner' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await page.goto('/user/dashboard');
  await expect(page).toHaveURL('/login?_target_path=%2Fuser%2Fdashboard');
});

test('logging out asks about unsaved changes', deep, async ({ page }) => {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/profile/edit');
  await page.getByLabel('Your name').pressSequentially('!');
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await page.getByRole('menuitem', { name: 'Logout Olivia Owner' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page.getByLabel('Your name')).toHaveValue('!Olivia Owner');
});

for (const [parameter, calendar, heading] of pickCases([
  ['calendarKey=ksr0wingclubmain01', '/ksr0wingclubmain01', 'Riverside rowing club'],
  // Its identifier opens a calendar only for its members.
  ['calendarId=riv3rs', '/login?_target_path=%2Fc%2Friv3rs', 'Welcome back'],
] as const)) {
  test(
    `logging out with ${parameter} returns to the calendar as a visitor`,
    deep,
    async ({ page, expectedConsole }) => {
      expectedConsole.push(/status of 401 /);
      await startSession(page, 'owner@example.com');
      await page.goto('/ksr0wingclubmain01');
      await expect(page.getByRole('button', { name: 'Account of Olivia Owner' })).toBeVisible();
      await page.goto(`/logout?${parameter}`);
      await expect(page).toHaveURL(calendar);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Account of Olivia Owner' })).toHaveCount(0);

      await page.goto('/user/dashboard');
      await expect(page).toHaveURL('/login?_target_path=%2Fuser%2Fdashboard');
    },
  );
}

test('the menu works with the keyboard alone', deep, async ({ page }) => {
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
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Admin', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admintool96');
});

test('pressing the open menu’s button closes it', deep, async ({ page }) => {
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
