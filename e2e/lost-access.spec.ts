import type { Page } from '@playwright/test';
import {
  deep,
  expect,
  expectAccessibleInEveryLook,
  password,
  startSession,
  test,
} from './browser-test.ts';

const newPassword = 'three quiet rivers';

/** The target of the link in the latest mail. */
async function lastLink(page: Page): Promise<string> {
  const answer = await page.context().request.get('/__mock__/mails');
  const { mails }: { mails: { link: string }[] } = await answer.json();
  return mails[0]?.link ?? '';
}

const findHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test(
  'a user who forgot the password regains access with the keyboard alone',
  deep,
  async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email address')).toBeFocused();
    await page.keyboard.type('owner@example.com');
    // Past the password and the button that shows it.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expect(page.getByLabel('Email address')).toHaveValue('owner@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expectAccessibleInEveryLook(page);

    await page.goto(await lastLink(page));
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/password/reset');
    await page.keyboard.type(newPassword);
    await expect(page.getByText('Strong password')).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
    await expectAccessibleInEveryLook(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/dashboard');
  },
);

test(
  'a new password logs out all devices, including this one',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 401 /);
    await startSession(page, 'owner@example.com');
    await page.goto('/password/reset?token=reset-olivia');
    await expect(page.getByText('You are logged in as Olivia Owner.')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?email=owner%40example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('is not correct');
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/dashboard');
  },
);

test(
  'a link opened in another person’s session offers to log out, and still works after that',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 409 /);
    await startSession(page, 'member@example.com');
    await page.goto('/password/reset?token=reset-olivia');
    await findHeading(page, 'This link is for another account');
    await expectAccessibleInEveryLook(page);
    await page.getByRole('link', { name: 'Log out' }).click();
    await findHeading(page, 'Welcome back');
    await page.goto('/password/reset?token=reset-olivia');
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  },
);

test(
  'a user confirms an address by keyboard and continues to the profile',
  deep,
  async ({ page }) => {
    await startSession(page, 'member@example.com');
    await page.goto('/email/verify?token=confirm-milo');
    await expect(page).toHaveURL('/email/verify');
    const button = page.getByRole('button', { name: 'Confirm address' });
    await expect(button).toBeVisible();
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
    await expectAccessibleInEveryLook(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/profile/edit');
  },
);

test('an invited user activates the account with the keyboard alone', deep, async ({ page }) => {
  await page.goto('/activate?token=activate-ida');
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no calendars yet')).toBeVisible();
});

test('an expired link offers a new one, which works', deep, async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 410 /);
  await page.goto('/activate?token=activate-expired');
  await findHeading(page, 'This link has expired');
  await page.getByLabel('Email address').fill('ida@riverside.example');
  await page.keyboard.press('Enter');
  await findHeading(page, 'Check your email');
  await page.goto(await lastLink(page));
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});

test(
  'the dialog’s password reset opens in a new tab and leaves the page as it is',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 401 /);
    await startSession(page, 'admin@example.com');
    await page.goto('/admintool96?query=!login-required');
    const dialog = page.getByRole('dialog', { name: 'Please log in again' });
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'Forgot password?' }).click();
    const tab = await opened;
    await findHeading(tab, 'Reset your password');
    await expect(tab.getByLabel('Email address')).toHaveValue('admin@example.com');
    await expect(dialog).toBeVisible();
  },
);
