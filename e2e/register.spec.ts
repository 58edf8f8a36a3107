import { expect, test } from './browser-test.ts';

test('a newcomer creates an account and finds it empty but friendly', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Nina Newcomer');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three quiet rivers');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('You have no calendars yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Nina Newcomer' })).toBeVisible();
});
