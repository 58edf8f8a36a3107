import { expect, logIn, startSession, test } from './browser-test.ts';

test('the search finds as one types, and the address keeps it', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await page.getByLabel('Search your calendars').pressSequentially('rowing');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/user/dashboard?query=rowing');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a calendar is opened and left by the back button', async ({ page }) => {
  await logIn(page, 'owner@example.com');
  await page.getByRole('link', { name: 'Riverside rowing club' }).click();
  await expect(page.getByText('This calendar cannot be shown here yet')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your calendars' })).toBeVisible();
});

test('a failure is told with its id and can be tried again', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 500 /);
  await startSession(page, 'fails@example.com');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByText('internal_error')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
});
