import { expect, logIn, password, test } from './browser-test.ts';

const failed = (status: number) => new RegExp(`status of ${status} `);

test('a user logs in and sees the calendars', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page).toHaveTitle('Your calendars – Shared Calendar');
  await expect(page.getByRole('link', { name: 'Riverside rowing club' })).toBeVisible();
});

test('a visitor is led to the login and back to the page that was wanted', async ({ page }) => {
  await page.goto('/user/dashboard?query=rowing');
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard?query=rowing');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
});

test('a wrong password is told in words, and nothing typed is lost', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(failed(401));
  await page.goto('/login');
  await page.getByLabel('Email address').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The email address or the password is not correct.',
  );
  await expect(page.getByLabel('Email address')).toHaveValue('owner@example.com');
});

test('two-factor authentication takes a code', async ({ page, expectedConsole }) => {
  expectedConsole.push(failed(401));
  await page.goto('/login');
  await page.getByLabel('Email address').fill('two-factor@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/user/dashboard');
});

test('an unreachable service ends in one clear message', async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
  await page.goto('/login');
  await page.getByLabel('Email address').fill('cut@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'It appears the Shared Calendar website can not be reached, you may be offline.',
  );
});

test('the whole login works by the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type('member@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Stay logged in' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/dashboard');
});
