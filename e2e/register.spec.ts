import type { Page } from '@playwright/test';
import { deep, expect, password, test } from './browser-test.ts';

/** Follows the link in the latest mail, which the mock service lists instead of delivering it. */
async function followMail(page: Page): Promise<void> {
  const { mails } = await (await page.request.get('/__mock__/mails')).json();
  await page.goto(mails[0].link);
}

test('a newcomer creates an account, follows the mail and sees a friendly empty dashboard', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Nina Newcomer');
  await expect(page.getByLabel('Email address')).toHaveValue('nina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
  await expect(page.getByText('Strong password')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms of use' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await page.getByRole('button', { name: 'Create an account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await followMail(page);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('nina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no calendars yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Nina Newcomer' })).toBeVisible();
});

test(
  'someone who has an account learns so by mail only, and logs in with the address kept',
  deep,
  async ({ page }) => {
    await page.goto('/register?_target_path=%2Fuser%2Fdashboard%3Fquery%3Drowing');
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Olivia Owner');
    await page.getByLabel('Email address').fill('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^We sent a link to owner@example.com/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/dashboard?query=rowing');
  },
);

test('the mailed link leads to the page that was requested', deep, async ({ page }) => {
  await page.goto('/user/dashboard?query=rowing');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Nina Newcomer');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await followMail(page);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard?query=rowing');
});
