import { expect, password, test } from './browser-test.ts';

test('a newcomer creates an account and sees a friendly empty dashboard', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Nina Newcomer');
  await expect(page.getByLabel('Email address')).toHaveValue('nina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
  await expect(page.getByText('Strong password')).toBeVisible();
  await page.getByRole('button', { name: 'Create an account', exact: true }).click();
  await expect(page.getByText('You have no calendars yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Nina Newcomer' })).toBeVisible();
});

test('a registered user continues to the login, with the address kept', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 409 /);
  await page.goto('/register?_target_path=%2Fuser%2Fdashboard%3Fquery%3Drowing');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Olivia Owner');
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
  await page.keyboard.press('Enter');
  const taken = page.getByText('There is already an account with this email address.');
  await expect(taken).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  // The registration has fields with the same labels.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard?query=rowing');
});

test('registering opens the requested page', async ({ page }) => {
  await page.goto('/user/dashboard?query=rowing');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Nina Newcomer');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard?query=rowing');
});
